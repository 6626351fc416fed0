/** The widths in px from which boards are large enough for what is said of the next size. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

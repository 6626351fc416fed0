/** Chooses how an answer is compressed, from what its client accepts. */

/** In order of preference. */
const codings = ["br", "gzip"] as const;

/** A way of compressing. */
export type Coding = (typeof codings)[number];

/** Below this size, compression saves no packet. */
export const smallestCoded = 1_024;

/** The best coding that a client accepts explicitly. */
export function chooseCoding(header: string | undefined): Coding | undefined {
  return codings.find((each) => accepts(header, each));
}

function accepts(header: string | undefined, coding: Coding): boolean {
  return (header ?? "").split(",").some((one) => {
    const [name = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

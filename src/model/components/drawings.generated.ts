/** How all components are drawn, generated from the folder by scripts/build-registry.mjs. */
import type { Drawings } from "../define/component.js";
import { accordionDrawing } from "./accordion.js";
import { alertDrawing } from "./alert.js";
import { annotationsDrawing } from "./annotations.js";
import { appbarDrawing } from "./appbar.js";
import { audioDrawing } from "./audio.js";
import { avatarDrawing } from "./avatar.js";
import { avatarsDrawing } from "./avatars.js";
import { badgeDrawing } from "./badge.js";
import { bannerDrawing } from "./banner.js";
import { breadcrumbDrawing } from "./breadcrumb.js";
import { bubbleDrawing } from "./bubble.js";
import { buttonDrawing } from "./button.js";
import { calendarDrawing } from "./calendar.js";
import { calloutDrawing } from "./callout.js";
import { canvasDrawing } from "./canvas.js";
import { cardDrawing } from "./card.js";
import { carouselDrawing } from "./carousel.js";
import { chartDrawing } from "./chart.js";
import { checkboxDrawing } from "./checkbox.js";
import { chipDrawing } from "./chip.js";
import { codeDrawing } from "./code.js";
import { colDrawing } from "./col.js";
import { columnsDrawing } from "./columns.js";
import { descriptionsDrawing } from "./descriptions.js";
import { dividerDrawing } from "./divider.js";
import { drawerDrawing } from "./drawer.js";
import { dropdownDrawing } from "./dropdown.js";
import { emptyDrawing } from "./empty.js";
import { eventDrawing } from "./event.js";
import { fabDrawing } from "./fab.js";
import { footerDrawing } from "./footer.js";
import { formDrawing } from "./form.js";
import { ganttDrawing } from "./gantt.js";
import { gridDrawing } from "./grid.js";
import { groupDrawing } from "./group.js";
import { headerDrawing } from "./header.js";
import { iconDrawing } from "./icon.js";
import { imageDrawing } from "./image.js";
import { indicatorDrawing } from "./indicator.js";
import { inputDrawing } from "./input.js";
import { itemDrawing } from "./item.js";
import { kbdDrawing } from "./kbd.js";
import { linkDrawing } from "./link.js";
import { listDrawing } from "./list.js";
import { logoDrawing } from "./logo.js";
import { mainDrawing } from "./main.js";
import { mapDrawing } from "./map.js";
import { markerDrawing } from "./marker.js";
import { menubarDrawing } from "./menubar.js";
import { milestoneDrawing } from "./milestone.js";
import { modalDrawing } from "./modal.js";
import { moreDrawing } from "./more.js";
import { navDrawing } from "./nav.js";
import { pageDrawing } from "./page.js";
import { paginationDrawing } from "./pagination.js";
import { pinDrawing } from "./pin.js";
import { placeholderDrawing } from "./placeholder.js";
import { popoverDrawing } from "./popover.js";
import { progressDrawing } from "./progress.js";
import { radioDrawing } from "./radio.js";
import { ratingDrawing } from "./rating.js";
import { relativeDrawing } from "./relative.js";
import { routeDrawing } from "./route.js";
import { rowDrawing } from "./row.js";
import { sectionDrawing } from "./section.js";
import { segmentedDrawing } from "./segmented.js";
import { selectDrawing } from "./select.js";
import { seriesDrawing } from "./series.js";
import { sidebarDrawing } from "./sidebar.js";
import { skeletonDrawing } from "./skeleton.js";
import { sliderDrawing } from "./slider.js";
import { spacerDrawing } from "./spacer.js";
import { spinnerDrawing } from "./spinner.js";
import { stackDrawing } from "./stack.js";
import { statDrawing } from "./stat.js";
import { stepperDrawing } from "./stepper.js";
import { switchDrawing } from "./switch.js";
import { tabDrawing } from "./tab.js";
import { tabbarDrawing } from "./tabbar.js";
import { tableDrawing } from "./table.js";
import { tabsDrawing } from "./tabs.js";
import { textDrawing } from "./text.js";
import { textareaDrawing } from "./textarea.js";
import { timelineDrawing } from "./timeline.js";
import { titleDrawing } from "./title.js";
import { toastDrawing } from "./toast.js";
import { toolbarDrawing } from "./toolbar.js";
import { tooltipDrawing } from "./tooltip.js";
import { treeDrawing } from "./tree.js";
import { uploadDrawing } from "./upload.js";
import { videoDrawing } from "./video.js";

/** The drawings of the components of the language, by their names. */
export const drawings: Drawings = {
  accordion: accordionDrawing,
  alert: alertDrawing,
  annotations: annotationsDrawing,
  appbar: appbarDrawing,
  audio: audioDrawing,
  avatar: avatarDrawing,
  avatars: avatarsDrawing,
  badge: badgeDrawing,
  banner: bannerDrawing,
  breadcrumb: breadcrumbDrawing,
  bubble: bubbleDrawing,
  button: buttonDrawing,
  calendar: calendarDrawing,
  callout: calloutDrawing,
  canvas: canvasDrawing,
  card: cardDrawing,
  carousel: carouselDrawing,
  chart: chartDrawing,
  checkbox: checkboxDrawing,
  chip: chipDrawing,
  code: codeDrawing,
  col: colDrawing,
  columns: columnsDrawing,
  descriptions: descriptionsDrawing,
  divider: dividerDrawing,
  drawer: drawerDrawing,
  dropdown: dropdownDrawing,
  empty: emptyDrawing,
  event: eventDrawing,
  fab: fabDrawing,
  footer: footerDrawing,
  form: formDrawing,
  gantt: ganttDrawing,
  grid: gridDrawing,
  group: groupDrawing,
  header: headerDrawing,
  icon: iconDrawing,
  image: imageDrawing,
  indicator: indicatorDrawing,
  input: inputDrawing,
  item: itemDrawing,
  kbd: kbdDrawing,
  link: linkDrawing,
  list: listDrawing,
  logo: logoDrawing,
  main: mainDrawing,
  map: mapDrawing,
  marker: markerDrawing,
  menubar: menubarDrawing,
  milestone: milestoneDrawing,
  modal: modalDrawing,
  "...": moreDrawing,
  nav: navDrawing,
  page: pageDrawing,
  pagination: paginationDrawing,
  pin: pinDrawing,
  placeholder: placeholderDrawing,
  popover: popoverDrawing,
  progress: progressDrawing,
  radio: radioDrawing,
  rating: ratingDrawing,
  relative: relativeDrawing,
  route: routeDrawing,
  row: rowDrawing,
  section: sectionDrawing,
  segmented: segmentedDrawing,
  select: selectDrawing,
  series: seriesDrawing,
  sidebar: sidebarDrawing,
  skeleton: skeletonDrawing,
  slider: sliderDrawing,
  spacer: spacerDrawing,
  spinner: spinnerDrawing,
  stack: stackDrawing,
  stat: statDrawing,
  stepper: stepperDrawing,
  switch: switchDrawing,
  tab: tabDrawing,
  tabbar: tabbarDrawing,
  table: tableDrawing,
  tabs: tabsDrawing,
  text: textDrawing,
  textarea: textareaDrawing,
  timeline: timelineDrawing,
  title: titleDrawing,
  toast: toastDrawing,
  toolbar: toolbarDrawing,
  tooltip: tooltipDrawing,
  tree: treeDrawing,
  upload: uploadDrawing,
  video: videoDrawing,
};

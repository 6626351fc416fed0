/** All components, generated from the folder by scripts/build-registry.mjs. */
import { type ComponentVocabulary, indexVocabulary } from "../define/vocabulary.js";
import { accordionComponent } from "./accordion.js";
import { alertComponent } from "./alert.js";
import { annotationsComponent } from "./annotations.js";
import { avatarComponent } from "./avatar.js";
import { avatarsComponent } from "./avatars.js";
import { badgeComponent } from "./badge.js";
import { bannerComponent } from "./banner.js";
import { breadcrumbComponent } from "./breadcrumb.js";
import { bubbleComponent } from "./bubble.js";
import { buttonComponent } from "./button.js";
import { cardComponent } from "./card.js";
import { chartComponent } from "./chart.js";
import { checkboxComponent } from "./checkbox.js";
import { chipComponent } from "./chip.js";
import { colComponent } from "./col.js";
import { columnsComponent } from "./columns.js";
import { descriptionsComponent } from "./descriptions.js";
import { dividerComponent } from "./divider.js";
import { drawerComponent } from "./drawer.js";
import { dropdownComponent } from "./dropdown.js";
import { emptyComponent } from "./empty.js";
import { fabComponent } from "./fab.js";
import { footerComponent } from "./footer.js";
import { formComponent } from "./form.js";
import { gridComponent } from "./grid.js";
import { groupComponent } from "./group.js";
import { headerComponent } from "./header.js";
import { iconComponent } from "./icon.js";
import { imageComponent } from "./image.js";
import { indicatorComponent } from "./indicator.js";
import { inputComponent } from "./input.js";
import { itemComponent } from "./item.js";
import { linkComponent } from "./link.js";
import { listComponent } from "./list.js";
import { logoComponent } from "./logo.js";
import { mainComponent } from "./main.js";
import { markerComponent } from "./marker.js";
import { menubarComponent } from "./menubar.js";
import { modalComponent } from "./modal.js";
import { moreComponent } from "./more.js";
import { navComponent } from "./nav.js";
import { pageComponent } from "./page.js";
import { paginationComponent } from "./pagination.js";
import { placeholderComponent } from "./placeholder.js";
import { popoverComponent } from "./popover.js";
import { progressComponent } from "./progress.js";
import { radioComponent } from "./radio.js";
import { ratingComponent } from "./rating.js";
import { relativeComponent } from "./relative.js";
import { rowComponent } from "./row.js";
import { sectionComponent } from "./section.js";
import { segmentedComponent } from "./segmented.js";
import { selectComponent } from "./select.js";
import { seriesComponent } from "./series.js";
import { sidebarComponent } from "./sidebar.js";
import { skeletonComponent } from "./skeleton.js";
import { sliderComponent } from "./slider.js";
import { spinnerComponent } from "./spinner.js";
import { stackComponent } from "./stack.js";
import { statComponent } from "./stat.js";
import { stepperComponent } from "./stepper.js";
import { switchComponent } from "./switch.js";
import { tabComponent } from "./tab.js";
import { tabbarComponent } from "./tabbar.js";
import { tableComponent } from "./table.js";
import { tabsComponent } from "./tabs.js";
import { textComponent } from "./text.js";
import { textareaComponent } from "./textarea.js";
import { titleComponent } from "./title.js";
import { toastComponent } from "./toast.js";
import { toolbarComponent } from "./toolbar.js";
import { tooltipComponent } from "./tooltip.js";
import { uploadComponent } from "./upload.js";

/** The components of the language, looked up by word and by type. */
export const vocabulary: ComponentVocabulary = indexVocabulary([
  { words: ["accordion"], type: "Accordion", isRoot: false, component: accordionComponent },
  { words: ["alert"], type: "Alert", isRoot: false, component: alertComponent },
  { words: ["annotations"], type: "Annotations", isRoot: false, component: annotationsComponent },
  { words: ["avatar"], type: "Avatar", isRoot: false, component: avatarComponent },
  { words: ["avatars"], type: "Avatars", isRoot: false, component: avatarsComponent },
  { words: ["badge"], type: "Badge", isRoot: false, component: badgeComponent },
  { words: ["banner"], type: "Banner", isRoot: false, component: bannerComponent },
  { words: ["breadcrumb"], type: "Breadcrumb", isRoot: false, component: breadcrumbComponent },
  { words: ["bubble"], type: "Bubble", isRoot: false, component: bubbleComponent },
  { words: ["button"], type: "Button", isRoot: false, component: buttonComponent },
  { words: ["card"], type: "Card", isRoot: false, component: cardComponent },
  { words: ["chart"], type: "Chart", isRoot: false, component: chartComponent },
  { words: ["checkbox"], type: "Checkbox", isRoot: false, component: checkboxComponent },
  { words: ["chip"], type: "Chip", isRoot: false, component: chipComponent },
  { words: ["col","column"], type: "Col", isRoot: false, component: colComponent },
  { words: ["columns"], type: "Columns", isRoot: false, component: columnsComponent },
  { words: ["descriptions"], type: "Descriptions", isRoot: false, component: descriptionsComponent },
  { words: ["divider"], type: "Divider", isRoot: false, component: dividerComponent },
  { words: ["drawer"], type: "Drawer", isRoot: false, component: drawerComponent },
  { words: ["dropdown"], type: "Dropdown", isRoot: false, component: dropdownComponent },
  { words: ["empty"], type: "Empty", isRoot: false, component: emptyComponent },
  { words: ["fab"], type: "Fab", isRoot: false, component: fabComponent },
  { words: ["footer"], type: "Footer", isRoot: false, component: footerComponent },
  { words: ["form"], type: "Form", isRoot: false, component: formComponent },
  { words: ["grid"], type: "Grid", isRoot: false, component: gridComponent },
  { words: ["group"], type: "Group", isRoot: false, component: groupComponent },
  { words: ["header","navbar"], type: "Header", isRoot: false, component: headerComponent },
  { words: ["icon"], type: "Icon", isRoot: false, component: iconComponent },
  { words: ["image"], type: "Image", isRoot: false, component: imageComponent },
  { words: ["indicator"], type: "Indicator", isRoot: false, component: indicatorComponent },
  { words: ["input"], type: "Input", isRoot: false, component: inputComponent },
  { words: ["item"], type: "Item", isRoot: false, component: itemComponent },
  { words: ["link"], type: "Link", isRoot: false, component: linkComponent },
  { words: ["list"], type: "List", isRoot: false, component: listComponent },
  { words: ["logo"], type: "Logo", isRoot: false, component: logoComponent },
  { words: ["main"], type: "Main", isRoot: false, component: mainComponent },
  { words: ["marker"], type: "Marker", isRoot: false, component: markerComponent },
  { words: ["menubar"], type: "Menubar", isRoot: false, component: menubarComponent },
  { words: ["modal"], type: "Modal", isRoot: false, component: modalComponent },
  { words: ["..."], type: "More", isRoot: false, component: moreComponent },
  { words: ["nav","menu"], type: "Nav", isRoot: false, component: navComponent },
  { words: ["page"], type: "Page", isRoot: true, component: pageComponent },
  { words: ["pagination"], type: "Pagination", isRoot: false, component: paginationComponent },
  { words: ["placeholder"], type: "Placeholder", isRoot: false, component: placeholderComponent },
  { words: ["popover"], type: "Popover", isRoot: false, component: popoverComponent },
  { words: ["progress"], type: "Progress", isRoot: false, component: progressComponent },
  { words: ["radio"], type: "Radio", isRoot: false, component: radioComponent },
  { words: ["rating"], type: "Rating", isRoot: false, component: ratingComponent },
  { words: ["relative"], type: "Relative", isRoot: false, component: relativeComponent },
  { words: ["row"], type: "Row", isRoot: false, component: rowComponent },
  { words: ["section"], type: "Section", isRoot: false, component: sectionComponent },
  { words: ["segmented"], type: "Segmented", isRoot: false, component: segmentedComponent },
  { words: ["select"], type: "Select", isRoot: false, component: selectComponent },
  { words: ["series"], type: "Series", isRoot: false, component: seriesComponent },
  { words: ["sidebar"], type: "Sidebar", isRoot: false, component: sidebarComponent },
  { words: ["skeleton"], type: "Skeleton", isRoot: false, component: skeletonComponent },
  { words: ["slider"], type: "Slider", isRoot: false, component: sliderComponent },
  { words: ["spinner"], type: "Spinner", isRoot: false, component: spinnerComponent },
  { words: ["stack"], type: "Stack", isRoot: false, component: stackComponent },
  { words: ["stat"], type: "Stat", isRoot: false, component: statComponent },
  { words: ["stepper"], type: "Stepper", isRoot: false, component: stepperComponent },
  { words: ["switch"], type: "Switch", isRoot: false, component: switchComponent },
  { words: ["tab"], type: "Tab", isRoot: false, component: tabComponent },
  { words: ["tabbar"], type: "Tabbar", isRoot: false, component: tabbarComponent },
  { words: ["table"], type: "Table", isRoot: false, component: tableComponent },
  { words: ["tabs"], type: "Tabs", isRoot: false, component: tabsComponent },
  { words: ["text"], type: "Text", isRoot: false, component: textComponent },
  { words: ["textarea"], type: "Textarea", isRoot: false, component: textareaComponent },
  { words: ["title","heading"], type: "Title", isRoot: false, component: titleComponent },
  { words: ["toast"], type: "Toast", isRoot: false, component: toastComponent },
  { words: ["toolbar"], type: "Toolbar", isRoot: false, component: toolbarComponent },
  { words: ["tooltip"], type: "Tooltip", isRoot: false, component: tooltipComponent },
  { words: ["upload"], type: "Upload", isRoot: false, component: uploadComponent },
]);

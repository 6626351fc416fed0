/** All components, generated from the folder by scripts/build-registry.mjs. */
import type { Component } from "../define/component.js";
import { type ComponentVocabulary, createVocabulary } from "../define/vocabulary.js";
import { accordionComponent } from "./accordion.js";
import { alertComponent } from "./alert.js";
import { annotationsComponent } from "./annotations.js";
import { avatarComponent } from "./avatar.js";
import { badgeComponent } from "./badge.js";
import { breadcrumbComponent } from "./breadcrumb.js";
import { buttonComponent } from "./button.js";
import { cardComponent } from "./card.js";
import { checkboxComponent } from "./checkbox.js";
import { colComponent } from "./col.js";
import { columnsComponent } from "./columns.js";
import { dividerComponent } from "./divider.js";
import { drawerComponent } from "./drawer.js";
import { dropdownComponent } from "./dropdown.js";
import { footerComponent } from "./footer.js";
import { formComponent } from "./form.js";
import { gridComponent } from "./grid.js";
import { groupComponent } from "./group.js";
import { headerComponent } from "./header.js";
import { iconComponent } from "./icon.js";
import { imageComponent } from "./image.js";
import { inputComponent } from "./input.js";
import { itemComponent } from "./item.js";
import { linkComponent } from "./link.js";
import { listComponent } from "./list.js";
import { logoComponent } from "./logo.js";
import { mainComponent } from "./main.js";
import { markerComponent } from "./marker.js";
import { modalComponent } from "./modal.js";
import { moreComponent } from "./more.js";
import { navComponent } from "./nav.js";
import { pageComponent } from "./page.js";
import { placeholderComponent } from "./placeholder.js";
import { popoverComponent } from "./popover.js";
import { progressComponent } from "./progress.js";
import { radioComponent } from "./radio.js";
import { relativeComponent } from "./relative.js";
import { rowComponent } from "./row.js";
import { sectionComponent } from "./section.js";
import { selectComponent } from "./select.js";
import { sidebarComponent } from "./sidebar.js";
import { sliderComponent } from "./slider.js";
import { spinnerComponent } from "./spinner.js";
import { stackComponent } from "./stack.js";
import { switchComponent } from "./switch.js";
import { tabComponent } from "./tab.js";
import { tableComponent } from "./table.js";
import { tabsComponent } from "./tabs.js";
import { textComponent } from "./text.js";
import { textareaComponent } from "./textarea.js";
import { titleComponent } from "./title.js";
import { toastComponent } from "./toast.js";
import { tooltipComponent } from "./tooltip.js";

/** Every component of the language, sorted by the name of its file. */
export const components: readonly Component[] = [
  accordionComponent,
  alertComponent,
  annotationsComponent,
  avatarComponent,
  badgeComponent,
  breadcrumbComponent,
  buttonComponent,
  cardComponent,
  checkboxComponent,
  colComponent,
  columnsComponent,
  dividerComponent,
  drawerComponent,
  dropdownComponent,
  footerComponent,
  formComponent,
  gridComponent,
  groupComponent,
  headerComponent,
  iconComponent,
  imageComponent,
  inputComponent,
  itemComponent,
  linkComponent,
  listComponent,
  logoComponent,
  mainComponent,
  markerComponent,
  modalComponent,
  moreComponent,
  navComponent,
  pageComponent,
  placeholderComponent,
  popoverComponent,
  progressComponent,
  radioComponent,
  relativeComponent,
  rowComponent,
  sectionComponent,
  selectComponent,
  sidebarComponent,
  sliderComponent,
  spinnerComponent,
  stackComponent,
  switchComponent,
  tabComponent,
  tableComponent,
  tabsComponent,
  textComponent,
  textareaComponent,
  titleComponent,
  toastComponent,
  tooltipComponent,
];

/** The components of the language, looked up by word and by type. */
export const vocabulary: ComponentVocabulary = createVocabulary(components);

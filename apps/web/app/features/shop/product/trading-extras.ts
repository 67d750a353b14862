export { CompareToggle } from "~/lib/shop/compare-toggle";
export { ChairSets } from "./chair-sets";
export { DeliverProductTo, EstimatedDates, EstimatedPrice } from "./estimated-delivery";
export { SampleChoice } from "./sample-choice";
export { SheetLinks } from "./sheet-links";

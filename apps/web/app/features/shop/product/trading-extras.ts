export { DeliverTo } from "~/lib/shop/deliver-to";
export { ChairSets } from "./chair-sets";
export { EstimatedDates, EstimatedPrice } from "./estimated-delivery";
export { SampleChoice } from "./sample-choice";
export { SheetLinks } from "./sheet-links";

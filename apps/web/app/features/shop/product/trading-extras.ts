export { ChairSets } from "./chair-sets";
export { SampleChoice } from "./sample-choice";
export { SheetLinks } from "./sheet-links";

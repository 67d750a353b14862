/** A legal text; `{shop}` stands for the shop's name. */
export interface LegalText {
  title: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

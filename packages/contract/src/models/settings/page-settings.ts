import * as z from "zod";
import { DEFAULT_HOME } from "../default-home";
import { homePageSchema } from "../home-page";
import { pageTextSchema } from "../page-text";
import { setting } from "./setting-definition";

const pageText = (page: string, variable: string) =>
  setting({
    schema: pageTextSchema,
    default: null,
    description: `Text of the page ${page}, in Markdown. Leave blank to use the default.`,
    isPublic: true,
    variable,
  });

/** Content of the home page and the text pages. */
export const pageSettings = {
  homePage: setting({
    schema: homePageSchema,
    default: DEFAULT_HOME,
    description: "Slides, tiles and story of the home page.",
    isPublic: true,
    variable: "SHOP_HOME_PAGE",
  }),
  homeDraft: setting({
    schema: homePageSchema.nullable(),
    default: null,
    description: "Draft of the home page. Shoppers don't see it until you publish it.",
    isPublic: false,
    variable: "SHOP_HOME_DRAFT",
  }),
  checklist: setting({
    schema: z.enum(["shown", "hidden"], "must be shown or hidden"),
    default: "shown",
    description: "Whether the dashboard shows the setup steps of a new shop.",
    isPublic: false,
    variable: "SHOP_CHECKLIST",
  }),
  termsText: pageText("Terms & Conditions", "SHOP_TERMS_TEXT"),
  privacyText: pageText("Privacy", "SHOP_PRIVACY_TEXT"),
  returnsText: pageText("Returns", "SHOP_RETURNS_TEXT"),
  aboutText: pageText("About us", "SHOP_ABOUT_TEXT"),
  servicesText: pageText("Services", "SHOP_SERVICES_TEXT"),
};

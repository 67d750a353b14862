import * as z from "zod";
import { DEFAULT_HOME } from "../default-home";
import { homePageSchema } from "../home-page";
import { pageTextSchema } from "../page-text";
import { setting } from "./setting-definition";

const pageText = (page: string, variable: string) =>
  setting({
    schema: pageTextSchema,
    default: null,
    description: `The words of the page ${page}, in Markdown; empty shows the page as it comes.`,
    isPublic: true,
    variable,
  });

/** What its pages say. */
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
    description: "The home page that is being worked on; nobody else sees it until it is published.",
    isPublic: false,
    variable: "SHOP_HOME_DRAFT",
  }),
  checklist: setting({
    schema: z.enum(["shown", "hidden"], "must be shown or hidden"),
    default: "shown",
    description: "Whether the dashboard leads through the first steps of a new shop.",
    isPublic: false,
    variable: "SHOP_CHECKLIST",
  }),
  termsText: pageText("Terms & Conditions", "SHOP_TERMS_TEXT"),
  privacyText: pageText("Privacy", "SHOP_PRIVACY_TEXT"),
  returnsText: pageText("Returns", "SHOP_RETURNS_TEXT"),
  aboutText: pageText("About us", "SHOP_ABOUT_TEXT"),
  servicesText: pageText("Services", "SHOP_SERVICES_TEXT"),
};

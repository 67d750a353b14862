import type { PlatformContext } from "../context";
import type { SenderProfile } from "./mail-content";

interface HouseContext {
  settings: Pick<PlatformContext["settings"], "current">;
  config: Pick<PlatformContext["config"], "publicUrl">;
}

/** Whose messages they are, as the shop is set now. Only the operator's own word names the address of a link. */
export function toSenderProfile({ settings, config }: HouseContext): SenderProfile {
  const { shopName, timeZone, currency, logo, mailTexts, contactEmail, contactPhone } = settings.current;
  const contact = [contactEmail, contactPhone].filter((line) => line !== "");
  return { shopName, timeZone, currency, site: config.publicUrl, contact, logo, texts: mailTexts };
}

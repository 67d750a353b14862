import { type GuestLink, guestOrderPath } from "../../../core/guest-link";
import type { PlatformContext } from "../context";
import type { SenderProfile } from "./mail-content";

interface ProfileContext {
  settings: Pick<PlatformContext["settings"], "current">;
  config: Pick<PlatformContext["config"], "publicUrl" | "authSecret">;
}

/** The sender profile from the current settings. Links use the configured public URL only. */
export function toSenderProfile({ settings, config }: ProfileContext): SenderProfile {
  const { shopName, timeZone, currency, logo, mailTexts, contactEmail, contactPhone } = settings.current;
  const contact = [contactEmail, contactPhone].filter((line) => line !== "");
  const guestPath = (link: GuestLink) => guestOrderPath(config.authSecret, link);
  return { shopName, timeZone, currency, site: config.publicUrl, guestPath, contact, logo, texts: mailTexts };
}

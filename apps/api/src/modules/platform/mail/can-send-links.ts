import type { Config } from "../../../config";

/** Links in emails need a mail server and the shop's public address. */
export const canSendLinks = ({ smtpUrl, publicUrl }: Pick<Config, "smtpUrl" | "publicUrl">): boolean =>
  smtpUrl !== null && publicUrl !== null;

import type { Config } from "../../../config";

/** Links in emails need a mail server and the shop's public address. */
export const canSendLinks = ({ sendsMail, publicUrl }: Pick<Config, "sendsMail" | "publicUrl">): boolean =>
  sendsMail && publicUrl !== null;

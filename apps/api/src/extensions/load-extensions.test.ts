import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../config";
import { temporaryDataDir } from "../testing/data-dir";
import { withExtensions } from "./load-extensions";

let count = 0;

/** Loads a module with this text. */
function load(text: string, env: Record<string, string> = {}) {
  const DATA_DIR = temporaryDataDir();
  // Node.js loads a file once.
  const EXTENSIONS = join(DATA_DIR, `extensions-${++count}.mjs`);
  writeFileSync(EXTENSIONS, text);
  return withExtensions(loadConfig({ DATA_DIR, EXTENSIONS, ...env }));
}

describe("the setting EXTENSIONS", () => {
  it("loads what a module exports by default, also objects of classes", async () => {
    const { extensions, sendsMail } = await load(`
      class Transport { name = "mine"; async send() { return this.name; } }
      export default { mailTransport: new Transport(), eventListener: { events: ["order.placed"], async onEvent() {} } };`);
    expect(Object.keys(extensions)).toEqual(["mailTransport", "eventListener"]);
    expect(await extensions.mailTransport?.send({ id: "", from: "", to: "", subject: "", text: "" })).toBe(
      "mine",
    );
    expect(sendsMail).toBe(true);
  });

  it("is optional, and so is each extension", async () => {
    const without = await withExtensions(loadConfig({ DATA_DIR: temporaryDataDir() }));
    expect(without).toMatchObject({ extensions: {}, sendsMail: false });
    expect(await load("export default {};")).toMatchObject({ extensions: {}, sendsMail: false });
    expect(await load("export default {};", { SMTP_URL: "smtp://mail.example" })).toMatchObject({
      sendsMail: true,
    });
  });

  it.each([
    ["export const mailTransport = {};", /must export extensions by default/],
    ["export default { mailTransport: {} };", /mailTransport\.send must be a function/],
    ["export default { mailTransports: {} };", /Unrecognized key: "mailTransports"/],
    [
      "export default { eventListener: { events: ['order.lost'], onEvent() {} } };",
      /eventListener\.events\.0/,
    ],
    [
      "export default { paymentProvider: { name: 'Stripe!' } };",
      /paymentProvider\.name must have lower-case/,
    ],
    ["export default { paymentProvider: { name: 'stripe' } };", /paymentProvider\.name must not be stripe/],
    ["export default {", /can't be loaded/],
    ["throw new Error('Set CHAT_URL.');", /can't be loaded: Error: Set CHAT_URL\./],
    ["import 'a-package-that-nobody-installed';", /can't be loaded/],
  ])("ends the start with an error message: %s", async (text, message) => {
    await expect(load(text)).rejects.toThrow(message);
    await expect(load(text)).rejects.toMatchObject({ name: "ConfigError" });
  });

  it("names a file that does not exist", async () => {
    const config = loadConfig({ DATA_DIR: temporaryDataDir(), EXTENSIONS: "./nowhere/extensions.mjs" });
    await expect(withExtensions(config)).rejects.toThrow(
      /^EXTENSIONS \.\/nowhere\/extensions\.mjs can't be loaded/,
    );
  });
});

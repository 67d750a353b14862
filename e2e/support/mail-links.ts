import { expect } from "./test";

/** The link to a page of the shop in the newest message that has one, as soon as it has come. */
export async function linkIn(mail: { messages: string[] }, page: string, recipient = ""): Promise<string> {
  const pattern = new RegExp(`http\\S+/${page}\\?token=[\\w-]+`);
  const find = () => {
    const texts = mail.messages
      .filter((text) => text.includes(recipient))
      .map((text) => text.replaceAll("=\r\n", "").replaceAll("=3D", "="));
    return texts.map((text) => pattern.exec(text)?.[0]).findLast((link) => link !== undefined) ?? "";
  };
  await expect.poll(find).not.toBe("");
  return find();
}

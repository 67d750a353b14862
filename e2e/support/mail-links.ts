import { expect } from "./test";

/** Waits for a message with a link to a page and returns the newest link. */
export async function findMailLink(
  mail: { messages: string[] },
  page: string,
  recipient = "",
): Promise<string> {
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

import { expect, it, vi } from "vitest";
import { downloadText } from "./download";

/** The first bytes of the file that is downloaded. */
async function firstBytesOf(text: string, type: string): Promise<number[]> {
  const create = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  downloadText(text, "file", type);
  const [file] = create.mock.calls[0] ?? [];
  create.mockRestore();
  click.mockRestore();
  return [...new Uint8Array(await (file as Blob).arrayBuffer())].slice(0, 4);
}

it("begins a CSV file with one byte order mark, which the browser removed from the reply", async () => {
  expect(await firstBytesOf("a;b", "text/csv")).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  expect(await firstBytesOf("\uFEFFa;b", "text/csv")).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  expect(await firstBytesOf("a;b", "text/plain")).toEqual([0x61, 0x3b, 0x62]);
});

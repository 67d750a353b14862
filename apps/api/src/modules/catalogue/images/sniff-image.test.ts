import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sniffImage } from "./sniff-image";

const dot = () => sharp({ create: { width: 4, height: 4, channels: 3, background: "#97472a" } });

describe("detecting the type of an image by its bytes", () => {
  it("recognizes JPEG, PNG, WebP and AVIF", async () => {
    expect(sniffImage(await dot().jpeg().toBuffer())).toBe("jpeg");
    expect(sniffImage(await dot().png().toBuffer())).toBe("png");
    expect(sniffImage(await dot().webp().toBuffer())).toBe("webp");
    expect(sniffImage(await dot().avif().toBuffer())).toBe("avif");
  });

  it("returns null for GIF, TIFF, SVG, HTML, an archive and an empty file", async () => {
    expect(sniffImage(await dot().gif().toBuffer())).toBeNull();
    expect(sniffImage(await dot().tiff().toBuffer())).toBeNull();
    expect(
      sniffImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')),
    ).toBeNull();
    expect(sniffImage(Buffer.from("<!doctype html><p>PNG"))).toBeNull();
    expect(sniffImage(Buffer.from("PK\u0003\u0004 jpeg"))).toBeNull();
    expect(sniffImage(new Uint8Array())).toBeNull();
  });
});

import type { Page } from "@playwright/test";

/** Creates different PNG images. */
export async function createImages(page: Page, count: number) {
  const images = await page.evaluate(
    (length) =>
      Array.from({ length }, (_, index) => {
        const canvas = document.createElement("canvas");
        canvas.width = 400;
        canvas.height = 300;
        const context = canvas.getContext("2d");
        if (!context) throw new Error("no canvas");
        context.fillStyle = `hsl(${index * 40} 40% 60%)`;
        context.fillRect(0, 0, 400, 300);
        context.fillStyle = `rgb(${Math.floor(Math.random() * 255)} 20 20)`;
        context.fillRect(20 + index * 30, 60, 60, 120);
        return canvas.toDataURL("image/png").split(",")[1] ?? "";
      }),
    count,
  );
  return images.map((data, index) => ({
    name: `picture-${index + 1}.png`,
    mimeType: "image/png",
    buffer: Buffer.from(data, "base64"),
  }));
}

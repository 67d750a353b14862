import type { Page } from "@playwright/test";

/** Pictures that differ, as a camera would give them. */
export async function drawPictures(page: Page, count: number) {
  const drawn = await page.evaluate(
    (many) =>
      Array.from({ length: many }, (_, place) => {
        const canvas = document.createElement("canvas");
        canvas.width = 400;
        canvas.height = 300;
        const pen = canvas.getContext("2d");
        if (!pen) throw new Error("no canvas");
        pen.fillStyle = `hsl(${place * 40} 40% 60%)`;
        pen.fillRect(0, 0, 400, 300);
        pen.fillStyle = `rgb(${Math.floor(Math.random() * 255)} 20 20)`;
        pen.fillRect(20 + place * 30, 60, 60, 120);
        return canvas.toDataURL("image/png").split(",")[1] ?? "";
      }),
    count,
  );
  return drawn.map((data, place) => ({
    name: `picture-${place + 1}.png`,
    mimeType: "image/png",
    buffer: Buffer.from(data, "base64"),
  }));
}

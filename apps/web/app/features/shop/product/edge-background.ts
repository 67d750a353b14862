type Sides = { left: string[]; right: string[]; top: string[]; bottom: string[] };

// Enough steps for the soft shades of a studio wall.
const STEPS = 12;

/** The colours along the four edges of a picture; null if they can't be read, as from another host. */
function edgeColours(image: HTMLImageElement): Sides | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = STEPS * 4;
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing) return null;
  const last = canvas.width - 1;
  try {
    drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
    const colour = (x: number, y: number) => {
      const at = (y * canvas.width + x) * 4;
      return `rgb(${data[at]} ${data[at + 1]} ${data[at + 2]})`;
    };
    const along = (pick: (step: number) => string) =>
      Array.from({ length: STEPS }, (_, step) => pick(step * 4 + 2));
    return {
      left: along((y) => colour(0, y)),
      right: along((y) => colour(last, y)),
      top: along((x) => colour(x, 0)),
      bottom: along((x) => colour(x, last)),
    };
  } catch {
    return null;
  }
}

/** A background that continues the edges of a contained picture into the bars beside it, or above and below it. */
export function edgeBackground(image: HTMLImageElement): string | undefined {
  const colours = image.naturalWidth > 0 ? edgeColours(image) : null;
  if (!colours) return undefined;
  const { left, right, top, bottom } = colours;
  const isBeside = image.clientWidth * image.naturalHeight > image.clientHeight * image.naturalWidth;
  return isBeside
    ? `linear-gradient(${left.join(",")}) left / 51% 100% no-repeat, linear-gradient(${right.join(",")}) right / 50% 100% no-repeat`
    : `linear-gradient(90deg, ${top.join(",")}) top / 100% 51% no-repeat, linear-gradient(90deg, ${bottom.join(",")}) bottom / 100% 50% no-repeat`;
}

/** Colours that remain distinct for colour-blind readers. */
export const COLOURS = [
  "#0072b2",
  "#d55e00",
  "#009e73",
  "#cc79a7",
  "#b58900",
  "#6c71c4",
  "#56b4e9",
  "#882255",
  "#777777",
];

const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #333; }
  .title { font-size: 15px; font-weight: 600; }
  .grid { stroke: #8884; }
  .axis { stroke: #888; }
  @media (prefers-color-scheme: dark) { text { fill: #ddd; } }`;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

type Attributes = Record<string, string | number>;

/** An SVG element; numbers are rounded to one decimal. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const attributeText = Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === "number" ? Math.round(value * 10) / 10 : escaped(value)}"`,
    )
    .join("");
  return content ? `<${name}${attributeText}>${content}</${name}>` : `<${name}${attributeText}/>`;
}

export function text(content: string, x: number, y: number, attributes: Attributes = {}): string {
  return element("text", { x, y, ...attributes }, escaped(content));
}

/** A complete SVG with an accessible title; follows the light or dark theme. */
export function drawing(
  size: { width: number; height: number },
  title: string,
  parts: readonly string[],
): string {
  const frame = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${size.width} ${size.height}`,
    role: "img",
  };
  const all = [
    element("title", {}, escaped(title)),
    element("style", {}, STYLE),
    text(title, 16, 24, { class: "title" }),
    ...parts,
  ];
  return `${element("svg", { ...frame, ...size }, `\n${all.join("\n")}\n`)}\n`;
}

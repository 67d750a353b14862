import {
  fitInLift,
  fitInSpace,
  fitThroughDoor,
  formatCm,
  formatLengths,
  type PassageFit,
  parseLength,
  type Size,
} from "@larkwood/domain";

export const FIT_FIELDS = [
  "spaceWidth",
  "spaceDepth",
  "spaceHeight",
  "doorWidth",
  "doorHeight",
  "liftWidth",
  "liftDepth",
  "liftHeight",
] as const;
export type FitField = (typeof FIT_FIELDS)[number];
/** The raw field values. */
export type FitInput = Partial<Record<FitField | "unit", string>>;

export type FitAnswer = { fits: boolean; text: string };
type Parcels = { sizes: Size[] | null; count: number };

/** Heights in cm to assume when the height is left out. */
const DEFAULT_HEIGHT = { space: 240, door: 200, lift: 210 } as const;

/** The fields whose value is not a valid length. */
export function invalidFields(typed: FitInput): FitField[] {
  return FIT_FIELDS.filter((field) => typed[field]?.trim() && lengthOf(typed, field) === null);
}

/** A number without a unit uses the selected unit. */
function lengthOf(typed: FitInput, field: FitField): number | null {
  const text = typed[field] ?? "";
  return parseLength(typed.unit === "in" && /\d\s*$/.test(text) ? `${text} in` : text);
}

const listFormat = new Intl.ListFormat("en-GB");

/** Whether the product fits the space; null until width and depth are known. */
export function checkSpace(size: Size, typed: FitInput): FitAnswer | null {
  const [width, depth] = [lengthOf(typed, "spaceWidth"), lengthOf(typed, "spaceDepth")];
  if (width === null || depth === null) return null;
  const height = lengthOf(typed, "spaceHeight") ?? Math.max(DEFAULT_HEIGHT.space, size.height);
  const { fits, turned, spare } = fitInSpace(size, { width, depth, height });
  if (!fits) {
    const excess = [
      spare.width < 0 ? `${formatCm(-spare.width)} too wide` : "",
      spare.depth < 0 ? `${formatCm(-spare.depth)} too deep` : "",
      spare.height < 0 ? `${formatCm(-spare.height)} too tall` : "",
    ].filter(Boolean);
    return { fits, text: `No, it's ${listFormat.format(excess)} for this space.` };
  }
  const left = `${formatCm(spare.width)} to spare beside it and ${formatCm(spare.depth)} in front`;
  return { fits, text: turned ? `Yes, if you turn it 90°: ${left}.` : `Yes, it fits: ${left}.` };
}

/** Whether the parcels fit through the door and into the lift; one answer for each that was entered. */
export function checkAccess(parcels: Parcels, typed: FitInput): FitAnswer[] {
  const door = lengthOf(typed, "doorWidth");
  const [liftWidth, liftDepth] = [lengthOf(typed, "liftWidth"), lengthOf(typed, "liftDepth")];
  if (door === null && (liftWidth === null || liftDepth === null)) return [];
  const { sizes, count } = parcels;
  if (!sizes) return [{ fits: false, text: `It comes in ${count} parcels. Please ask us for their sizes.` }];
  const answers: FitAnswer[] = [];
  if (door !== null) {
    const height = lengthOf(typed, "doorHeight") ?? DEFAULT_HEIGHT.door;
    answers.push(
      describePassing(
        fitThroughDoor(sizes, { width: door, height }),
        sizes,
        ["goes", "go"],
        "through the door",
      ),
    );
  }
  if (liftWidth !== null && liftDepth !== null) {
    const height = lengthOf(typed, "liftHeight") ?? DEFAULT_HEIGHT.lift;
    const cabin = { width: liftWidth, depth: liftDepth, height };
    answers.push(describePassing(fitInLift(sizes, cabin), sizes, ["fits", "fit"], "into the lift"));
  }
  return answers;
}

type Verb = readonly [one: string, many: string];

function describePassing(
  { of, stuck, spare }: PassageFit,
  sizes: Size[],
  verb: Verb,
  where: string,
): FitAnswer {
  const [one, many] = verb;
  const left = spare === null ? "" : `, with ${formatCm(spare)} to spare`;
  if (stuck.length === 0) {
    if (of === 1) return { fits: true, text: `Its parcel ${one} ${where}${left}.` };
    return { fits: true, text: `All ${of} parcels ${many} ${where}${left} at the tightest.` };
  }
  const first = sizes[stuck[0] ?? 0];
  const size = first ? ` (${formatLengths(first.width, first.depth, first.height)})` : "";
  const passing = of - stuck.length;
  if (of === 1) return { fits: false, text: `Its parcel${size} doesn't ${many} ${where}.` };
  if (passing === 0)
    return {
      fits: false,
      text: `None of its ${of} parcels ${one} ${where}; one measures${size.replace(/[()]/g, "")}.`,
    };
  const stuckText =
    stuck.length === 1 ? `one${size} doesn't` : `${stuck.length} don't, for example one${size}`;
  return {
    fits: false,
    text: `${passing} of its ${of} parcels ${passing === 1 ? one : many} ${where}; ${stuckText}.`,
  };
}

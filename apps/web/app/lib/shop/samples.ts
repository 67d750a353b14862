import { LIMITS } from "@larkwood/contract";
import { create } from "zustand";
import { device } from "~/lib/session/device-storage";

/** A fabric or wood that the visitor wants a sample of. */
export interface ChosenSample {
  productId: string;
  variantId: string;
  /** Name of the fabric or wood. */
  material: string;
  product: string;
  imageUrl: string;
}

const KEY = "samples";
const ID = /^[0-9a-f]{24}$/;
const TEXTS = ["material", "product", "imageUrl"] as const;

function isSample(entry: unknown): entry is ChosenSample {
  if (typeof entry !== "object" || entry === null) return false;
  const fields = entry as Partial<Record<keyof ChosenSample, unknown>>;
  const hasIds = [fields.productId, fields.variantId].every((id) => typeof id === "string" && ID.test(id));
  return hasIds && TEXTS.every((name) => typeof fields[name] === "string");
}

/** The samples on this device. Invalid entries, for example of an older version, are ignored. */
function readSamples(): ChosenSample[] {
  try {
    const stored: unknown = JSON.parse(device.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSample).slice(0, LIMITS.samples) : [];
  } catch {
    return [];
  }
}

/** Null until they were read on this device. */
export const useSamples = create<{ chosen: readonly ChosenSample[] | null }>(() => ({ chosen: null }));

export const loadSamples = () => useSamples.setState({ chosen: readSamples() });

/** Two samples of one product with the same fabric are one. */
export const isSameSample = (a: ChosenSample, b: ChosenSample) =>
  a.productId === b.productId && a.material === b.material;

function save(chosen: readonly ChosenSample[]): void {
  if (chosen.length === 0) device.removeItem(KEY);
  else device.setItem(KEY, JSON.stringify(chosen));
  useSamples.setState({ chosen });
}

/** Adds a sample; false if there are as many as an order can have. */
export function addSample(sample: ChosenSample): boolean {
  const others = readSamples().filter((one) => !isSameSample(one, sample));
  if (others.length >= LIMITS.samples) return false;
  save([...others, sample]);
  return true;
}

export const removeSample = (sample: ChosenSample) =>
  save(readSamples().filter((one) => !isSameSample(one, sample)));

export const clearSamples = () => save([]);

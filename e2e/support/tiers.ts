/** The tests of one run: `fast` for every change, `long` for the rest, or all without a tier. */
export type Tier = "fast" | "long" | undefined;

interface Selection {
  grep?: RegExp;
  grepInvert?: RegExp;
}

export function readTier(value: string | undefined): Tier {
  if (!value) return undefined;
  if (value === "fast" || value === "long") return value;
  throw new Error(`TEST_TIER must be "fast" or "long", not "${value}"`);
}

/** Selects desktop tests of a tier: the tag `@long` decides. */
export function desktopTests(tier: Tier): Selection {
  if (tier === "fast") return { grepInvert: /@long/ };
  return tier === "long" ? { grep: /@long/ } : {};
}

/** Selects phone tests of a tier. The second run of a desktop test on a phone always belongs to the long tier. */
export function phoneTests(tier: Tier): Selection {
  if (tier === "fast") return { grep: /\.phone\.spec\.ts/, grepInvert: /@long/ };
  if (tier === "long") return { grep: /^(?!.*\.phone\.spec\.ts).*@phone|\.phone\.spec\.ts.*@long/ };
  return { grep: /@phone|\.phone\.spec\.ts/ };
}

/** The typed number; an empty or invalid text is no number, which the rules of the form refuse. */
export const toNumber = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

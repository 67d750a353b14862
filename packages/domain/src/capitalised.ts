/** A text as a sentence or a heading begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

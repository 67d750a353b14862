/** What a field or a parameter means, in a sentence, and an example where its type gives none. */
export type FieldText = readonly [sentence: string, example?: string | number];
/** By the name of the field or parameter: a name means the same everywhere. */
export type FieldTexts = Record<string, FieldText>;

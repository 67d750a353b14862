import type { Draft, Problems } from "./draft";

/** Lays messages, named as the form is sent, at the cells they belong to. What belongs to none is said of the whole. */
export function withProblems(draft: Draft, problems: Problems): Draft {
  const entries = Object.entries(problems);
  const at = (place: string): Problems =>
    Object.fromEntries(
      entries.flatMap(([path, text]) => {
        const name = path.startsWith(`${place}.`) ? path.slice(place.length + 1) : "";
        return name && !name.includes(".") ? [[name, text]] : [];
      }),
    );
  return {
    ...draft,
    options: draft.options.map((option, place) => ({
      ...option,
      problems: at(`options.${place}`),
      values: option.values.map((value, number) => {
        const { key, ...own } = at(`options.${place}.values.${number}`);
        return { ...value, problems: key && !own.name ? { ...own, name: key } : own };
      }),
    })),
    rows: draft.rows.map((row, place) => ({ ...row, problems: at(`variants.${place}`) })),
    refusal: problems.variants ?? problems.options ?? "",
  };
}

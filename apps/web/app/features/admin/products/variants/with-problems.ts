import type { Draft, Problems } from "./draft";

/** Assigns error messages to the cells by their form path; the rest applies to the form as a whole. */
export function withProblems(draft: Draft, problems: Problems): Draft {
  const entries = Object.entries(problems);
  const problemsAt = (prefix: string): Problems =>
    Object.fromEntries(
      entries.flatMap(([path, text]) => {
        const name = path.startsWith(`${prefix}.`) ? path.slice(prefix.length + 1) : "";
        return name && !name.includes(".") ? [[name, text]] : [];
      }),
    );
  return {
    ...draft,
    options: draft.options.map((option, index) => ({
      ...option,
      problems: problemsAt(`options.${index}`),
      values: option.values.map((value, valueIndex) => {
        const { key, ...own } = problemsAt(`options.${index}.values.${valueIndex}`);
        return { ...value, problems: key && !own.name ? { ...own, name: key } : own };
      }),
    })),
    rows: draft.rows.map((row, index) => ({ ...row, problems: problemsAt(`variants.${index}`) })),
    error: problems.variants ?? problems.options ?? "",
  };
}

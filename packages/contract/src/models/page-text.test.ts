import { describe, expect, it } from "vitest";
import { pageTextSchema } from "./page-text";

const row = (columns: number, cell: string) => `|${`${cell}|`.repeat(columns)}`;

describe("the text of a page", () => {
  it("is refused if a small table would become a huge page", () => {
    const wide = `${row(1_000, "a")}\n${row(1_000, "-")}\n${"|\n".repeat(60)}`;
    const long = `${row(4, "a")}\n${row(4, "-")}\n${"|\n".repeat(20_000)}`;
    for (const text of [wide, long, "- \n".repeat(12_000), "*a*".repeat(12_000)]) {
      const { error } = pageTextSchema.safeParse(text);
      expect(error?.issues.map(({ message }) => message)).toEqual(["would make a page of more than 2 MB"]);
    }
  });

  it("may have large tables and long lists", () => {
    const table = `${row(6, "a")}\n${row(6, "-")}\n${`${row(6, "cell")}\n`.repeat(300)}`;
    const list = "- an item with a [link](/terms) and **bold** words\n".repeat(500);
    expect(pageTextSchema.safeParse(`# Terms\n\n${table}\n\n${list}`).success).toBe(true);
  });
});

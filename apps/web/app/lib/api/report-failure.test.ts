import { expect, it } from "vitest";
import { describeFailure } from "./report-failure";

it("describes message, stack and cause without the parameters of a query", () => {
  const cause = new Error("invalid byte sequence");
  const failure = new Error("Failed query: select 1 where id = $1\nparams: a secret,\nof two lines", {
    cause,
  });
  const text = describeFailure(failure);
  expect(text).toContain("select 1 where id = $1");
  expect(text).toContain("invalid byte sequence");
  expect(text).toMatch(/\n\s+at /);
  expect(text).not.toMatch(/secret|two lines/);
  expect(describeFailure("only words")).toBe("only words");
});

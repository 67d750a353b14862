import fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { AppError } from "../../core/app-error";
import { sendProblem } from "./problem";

const app = fastify();
afterAll(() => app.close());
app.setErrorHandler(sendProblem);

const withCode = (code: string) => Object.assign(new Error(code), { code });
const failures = {
  outage: withCode("57P01"),
  diskFull: withCode("53100"),
  unavailable: new AppError("unavailable"),
  unavailableFor7Seconds: new AppError("unavailable", { headers: { "retry-after": "7" } }),
  notFound: new AppError("not_found"),
  missingRow: Object.assign(withCode("23503"), {
    detail: 'Key (user_id)=(1) is not present in table "users".',
  }),
  usedRow: Object.assign(withCode("23503"), {
    detail: 'Key (id)=(1) is still referenced from table "orders".',
  }),
  duplicate: new Error("Failed query", { cause: withCode("23505") }),
  brokenRule: withCode("23514"),
  unexpected: withCode("42703"),
};
for (const [name, error] of Object.entries(failures))
  app.get(`/${name}`, () => {
    throw error;
  });

it.each([
  ["outage", 503, "2"],
  ["diskFull", 503, "60"],
  ["unavailable", 503, "2"],
  ["unavailableFor7Seconds", 503, "7"],
  ["notFound", 404, undefined],
  ["missingRow", 404, undefined],
  ["usedRow", 409, undefined],
  ["duplicate", 409, undefined],
  ["brokenRule", 409, undefined],
  ["unexpected", 500, undefined],
])("%s is sent as %d with Retry-After: %s", async (name, status, seconds) => {
  const reply = await app.inject(`/${name}`);
  expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([status, seconds]);
});

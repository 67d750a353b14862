import fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { AppError } from "../../core/app-error";
import { sendProblem } from "./problem";

const app = fastify();
afterAll(() => app.close());
app.setErrorHandler(sendProblem);

const withCode = (code: string) => Object.assign(new Error(code), { code });
const failures = {
  away: withCode("57P01"),
  full: withCode("53100"),
  taken: new AppError("unavailable"),
  told: new AppError("unavailable", { headers: { "retry-after": "7" } }),
  gone: new AppError("not_found"),
  surprise: withCode("42703"),
};
for (const [name, error] of Object.entries(failures))
  app.get(`/${name}`, () => {
    throw error;
  });

it.each([
  ["away", 503, "2"],
  ["full", 503, "60"],
  ["taken", 503, "2"],
  ["told", 503, "7"],
  ["gone", 404, undefined],
  ["surprise", 500, undefined],
])("a failure of the kind %s is a %d that asks to come again after: %s", async (name, status, seconds) => {
  const reply = await app.inject(`/${name}`);
  expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([status, seconds]);
});

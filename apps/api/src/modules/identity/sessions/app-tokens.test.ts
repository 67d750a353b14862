import { describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD } from "../../../testing/build-test-app";

let now = new Date("2026-06-01T12:00:00Z");
const shop = await buildTestApp({ clock: () => now });

interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}
const send = (payload: object) => shop.call(null, "POST", "/token", { payload });
const refresh = (refreshToken: string) => send({ refreshToken });
const mySessions = ({ accessToken }: Tokens) =>
  shop.call(null, "GET", "/account/sessions", { headers: { authorization: `Bearer ${accessToken}` } });

async function signIn(): Promise<Tokens> {
  const { email } = await shop.as("User");
  return (await send({ email, password: TEST_PASSWORD })).json();
}

describe("the tokens of an app", () => {
  it("come in the body, without a cookie", async () => {
    const { email } = await shop.as("User");
    const response = await send({ email, password: TEST_PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(response.headers["cache-control"]).toBe("no-store");
    const tokens = response.json<Tokens>();
    expect(tokens).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      expiresIn: 600,
    });
    expect((await mySessions(tokens)).statusCode).toBe(200);
  });

  it("are exchanged for new ones, and an old refresh token ends the session when it is used again", async () => {
    const first = await signIn();
    const second: Tokens = (await refresh(first.refreshToken)).json();
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await mySessions(second)).statusCode).toBe(200);
    now = new Date(now.getTime() + 60_000);
    const reused = await refresh(first.refreshToken);
    expect([reused.statusCode, reused.json().code]).toEqual([401, "session_ended"]);
    expect((await mySessions(second)).statusCode).toBe(401);
  });

  it("are refused for a wrong password, and for a mixture of both forms", async () => {
    const { email } = await shop.as("User");
    expect((await send({ email, password: "not the password" })).json().code).toBe("wrong_credentials");
    const mixed = { email, password: TEST_PASSWORD, refreshToken: "x" };
    expect((await send(mixed)).statusCode).toBe(400);
    expect((await refresh("x".repeat(43))).statusCode).toBe(401);
  });
});

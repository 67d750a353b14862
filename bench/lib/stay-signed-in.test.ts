import { ACCESS_TOKEN_TTL_MS } from "@larkwood/contract";
import { expect, it } from "vitest";
import { staySignedIn } from "./stay-signed-in";

function openShop() {
  const state = { now: 0, signIns: 0, away: false };
  const signIn = async () => {
    state.signIns += 1;
    if (state.away) throw new Error("away");
    return { authorization: `Bearer ${state.signIns}` };
  };
  return { state, headers: staySignedIn(signIn, () => state.now) };
}

it("signs in once for all that is asked while the token has half of its life left", async () => {
  const { state, headers } = openShop();
  expect(state.signIns).toBe(0);
  await Promise.all([headers(), headers()]);
  state.now = ACCESS_TOKEN_TTL_MS / 2 - 1;
  expect(await headers()).toEqual({ authorization: "Bearer 1" });
});

it("has a new token after a pause in which the old one ran out", async () => {
  const { state, headers } = openShop();
  await headers();
  state.now = ACCESS_TOKEN_TTL_MS + 60_000;
  expect(await Promise.all([headers(), headers()])).toEqual([
    { authorization: "Bearer 2" },
    { authorization: "Bearer 2" },
  ]);
});

it("tries again after a sign-in that failed", async () => {
  const { state, headers } = openShop();
  state.away = true;
  await expect(headers()).rejects.toThrow("away");
  state.away = false;
  expect(await headers()).toEqual({ authorization: "Bearer 2" });
});

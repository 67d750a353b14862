import { ACCESS_TOKEN_TTL_MS } from "@larkwood/contract";
import { expect, it } from "vitest";
import { staySignedIn } from "./stay-signed-in";

function openShop() {
  const state = { now: 0, signIns: 0, isDown: false };
  const signIn = async () => {
    state.signIns += 1;
    if (state.isDown) throw new Error("down");
    return { authorization: `Bearer ${state.signIns}` };
  };
  return { state, headers: staySignedIn(signIn, () => state.now) };
}

it("signs in once while the token has at least half of its lifetime left", async () => {
  const { state, headers } = openShop();
  expect(state.signIns).toBe(0);
  await Promise.all([headers(), headers()]);
  state.now = ACCESS_TOKEN_TTL_MS / 2 - 1;
  expect(await headers()).toEqual({ authorization: "Bearer 1" });
});

it("gets a new token after the old one has expired", async () => {
  const { state, headers } = openShop();
  await headers();
  state.now = ACCESS_TOKEN_TTL_MS + 60_000;
  expect(await Promise.all([headers(), headers()])).toEqual([
    { authorization: "Bearer 2" },
    { authorization: "Bearer 2" },
  ]);
});

it("retries after a failed sign-in", async () => {
  const { state, headers } = openShop();
  state.isDown = true;
  await expect(headers()).rejects.toThrow("down");
  state.isDown = false;
  expect(await headers()).toEqual({ authorization: "Bearer 2" });
});

import { describe, expect, it } from "vitest";
import { createChance } from "./random";
import { Station } from "./station";
import { Timeline } from "./timeline";

const CUSTOMERS = 300_000;

/** Customers who come by chance to servers who take a time by chance: what queueing theory has formulas for. */
function meanWait({ servers, load }: { servers: number; load: number }): number {
  const chance = createChance(7);
  const timeline = new Timeline();
  const station = new Station(timeline, servers);
  const between = 1 / (load * servers);
  const arrive = () => {
    station.serve(chance.span(1), () => {});
    timeline.after(chance.span(between), arrive);
  };
  arrive();
  timeline.run(CUSTOMERS * between);
  return station.waited / station.served;
}

/** Erlang's formula for the chance to have to wait. */
function erlangC(servers: number, load: number): number {
  const offered = load * servers;
  let [term, sum] = [1, 1];
  for (let n = 1; n < servers; n += 1) {
    term *= offered / n;
    sum += term;
  }
  const last = (term * offered) / servers / (1 - load);
  return last / (sum + last);
}

describe("a line in front of servers whose times have a mean of 1", () => {
  it.each([0.3, 0.5, 0.8])("waits as M/M/1 says at a load of %d", (load) => {
    const expected = load / (1 - load);
    expect(Math.abs(meanWait({ servers: 1, load }) / expected - 1)).toBeLessThan(0.05);
  });

  it.each([
    [2, 0.5],
    [4, 0.8],
    [10, 0.7],
  ])("waits as M/M/%d says at a load of %d", (servers, load) => {
    const expected = erlangC(servers, load) / (servers * (1 - load));
    expect(Math.abs(meanWait({ servers, load }) / expected - 1)).toBeLessThan(0.06);
  });
});

it("serves whoever came first, and counts the time that servers were taken", () => {
  const timeline = new Timeline();
  const station = new Station(timeline, 1);
  const done: string[] = [];
  station.serve(3, () => done.push("first"));
  station.serve(1, () => done.push("second"));
  timeline.after(2, () => station.serve(1, () => done.push("third")));
  timeline.run(10);
  expect(done).toEqual(["first", "second", "third"]);
  expect(station.utilisation).toBe(0.5);
});

it("lets happen what is planned by its time, and of two at once the one planned first", () => {
  const timeline = new Timeline();
  const happened: number[] = [];
  for (const [span, mark] of [
    [5, 1],
    [1, 2],
    [5, 3],
    [3, 4],
    [20, 5],
  ] as const)
    timeline.after(span, () => happened.push(mark));
  timeline.run(10);
  expect(happened).toEqual([2, 4, 1, 3]);
});

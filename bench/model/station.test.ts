import { describe, expect, it } from "vitest";
import { createRandom } from "./random";
import { Station } from "./station";
import { Timeline } from "./timeline";

const CUSTOMERS = 300_000;

/** Mean waiting time with exponential arrival and service times, for which queueing theory has formulas. */
function meanWait({ servers, load }: { servers: number; load: number }): number {
  const random = createRandom(7);
  const timeline = new Timeline();
  const station = new Station(timeline, servers);
  const between = 1 / (load * servers);
  const arrive = () => {
    station.serve(random.exponential(1), () => {});
    timeline.after(random.exponential(between), arrive);
  };
  arrive();
  timeline.run(CUSTOMERS * between);
  return station.waitTime / station.served;
}

/** Erlang C: the probability of having to wait. */
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

describe("a queue whose service time has a mean of 1", () => {
  it.each([0.3, 0.5, 0.8])("matches M/M/1 at a load of %d", (load) => {
    const expected = load / (1 - load);
    expect(Math.abs(meanWait({ servers: 1, load }) / expected - 1)).toBeLessThan(0.05);
  });

  it.each([
    [2, 0.5],
    [4, 0.8],
    [10, 0.7],
  ])("matches M/M/%d at a load of %d", (servers, load) => {
    const expected = erlangC(servers, load) / (servers * (1 - load));
    expect(Math.abs(meanWait({ servers, load }) / expected - 1)).toBeLessThan(0.06);
  });
});

it("serves in order of arrival and counts the busy time", () => {
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

it("runs events by time, and simultaneous events in the order they were scheduled", () => {
  const timeline = new Timeline();
  const ran: number[] = [];
  for (const [delay, id] of [
    [5, 1],
    [1, 2],
    [5, 3],
    [3, 4],
    [20, 5],
  ] as const)
    timeline.after(delay, () => ran.push(id));
  timeline.run(10);
  expect(ran).toEqual([2, 4, 1, 3]);
});

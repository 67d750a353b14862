import { existsSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryDataDir } from "../../testing/data-dir";
import { findPostmaster, parsePidFile } from "./postmaster";

const pidFile = (pid: number, status: string) =>
  `${pid}\n/data/postgres\n1763171520\n5499\n\n127.0.0.1\n 1 2\n${status}\n`;

describe("the postmaster.pid of a running server", () => {
  it("contains its pid, its port and whether it accepts connections", () => {
    expect(parsePidFile(pidFile(77, "ready   "))).toEqual({ pid: 77, port: 5499, ready: true });
    expect(parsePidFile(pidFile(77, "starting"))).toMatchObject({ ready: false });
  });

  it("is ignored while it is being written", () => {
    expect(parsePidFile("")).toBeNull();
    expect(parsePidFile(null)).toBeNull();
  });

  it("is deleted if its pid now belongs to another program", () => {
    const clusterDir = realpathSync(temporaryDataDir());
    const file = join(clusterDir, "postmaster.pid");
    writeFileSync(file, pidFile(process.pid, "ready   "));
    expect(findPostmaster(clusterDir)).toBeNull();
    expect(existsSync(file)).toBe(process.platform !== "linux");
  });
});

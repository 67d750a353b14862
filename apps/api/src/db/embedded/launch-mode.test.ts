import { chmodSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryDataDir } from "../../testing/data-dir";
import { canEnter, canMake, chooseLaunchMode, findServiceUser, type LaunchFacts } from "./launch-mode";

function facts(true_: (keyof LaunchFacts)[]): LaunchFacts {
  const says = (name: keyof LaunchFacts) => () => true_.includes(name);
  return {
    isRoot: says("isRoot"),
    isNameless: says("isNameless"),
    otherUserCanEnter: says("otherUserCanEnter"),
    namespacesWork: says("namespacesWork"),
    systemDirectoryUsable: says("systemDirectoryUsable"),
  };
}

describe("the way in which PostgreSQL is run", () => {
  it.each([
    ["direct", []],
    ["direct", ["otherUserCanEnter", "namespacesWork", "systemDirectoryUsable"]],
    ["other-user", ["isRoot", "otherUserCanEnter", "namespacesWork", "systemDirectoryUsable"]],
    ["namespace", ["isRoot", "namespacesWork", "systemDirectoryUsable"]],
    ["relocated", ["isRoot", "systemDirectoryUsable"]],
    [null, ["isRoot"]],
    ["namespace", ["isNameless", "otherUserCanEnter", "namespacesWork", "systemDirectoryUsable"]],
    [null, ["isNameless", "otherUserCanEnter", "systemDirectoryUsable"]],
  ] as const)("is %s when what holds is: %s", (way, holding) => {
    expect(chooseLaunchMode(facts([...holding]))).toBe(way);
  });
});

describe("whether another user can enter", () => {
  const stranger = { uid: 64_999, gid: 64_999 };

  it("is decided by every folder on the way", () => {
    const home = realpathSync(temporaryDataDir());
    const inside = join(home, "shop", "data");
    mkdirSync(inside, { recursive: true, mode: 0o755 });
    expect(canEnter(stranger, inside)).toBe(true);
    chmodSync(home, 0o700);
    expect(canEnter(stranger, inside)).toBe(false);
  });

  it("takes the service user of the machine, postgres before nobody", () => {
    const file = join(temporaryDataDir(), "passwd");
    writeFileSync(file, "root:x:0:0::/:\nnobody:x:65534:65533::/:\npostgres:x:70:71::/:\n");
    expect(findServiceUser(file)).toEqual({ uid: 70, gid: 71 });
    writeFileSync(file, "root:x:0:0::/:\nnobody:x:65534:65533::/:\n");
    expect(findServiceUser(file)).toEqual({ uid: 65_534, gid: 65_533 });
  });

  it("knows that a folder can be made where its parents can be written", () => {
    expect(canMake(join(temporaryDataDir(), "a", "b"))).toBe(true);
    expect(canMake("/dev/null/a")).toBe(false);
  });
});

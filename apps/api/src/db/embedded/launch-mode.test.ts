import { chmodSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryDataDir } from "../../testing/data-dir";
import { canCreate, canEnter, chooseLaunchMode, findServiceUser, type LaunchFacts } from "./launch-mode";

function createFacts(trueFacts: (keyof LaunchFacts)[]): LaunchFacts {
  const isTrue = (name: keyof LaunchFacts) => () => trueFacts.includes(name);
  return {
    isRoot: isTrue("isRoot"),
    isNameless: isTrue("isNameless"),
    otherUserCanEnter: isTrue("otherUserCanEnter"),
    namespacesWork: isTrue("namespacesWork"),
    systemDirectoryUsable: isTrue("systemDirectoryUsable"),
  };
}

describe("the launch mode of PostgreSQL", () => {
  it.each([
    ["direct", []],
    ["direct", ["otherUserCanEnter", "namespacesWork", "systemDirectoryUsable"]],
    ["other-user", ["isRoot", "otherUserCanEnter", "namespacesWork", "systemDirectoryUsable"]],
    ["namespace", ["isRoot", "namespacesWork", "systemDirectoryUsable"]],
    ["relocated", ["isRoot", "systemDirectoryUsable"]],
    [null, ["isRoot"]],
    ["namespace", ["isNameless", "otherUserCanEnter", "namespacesWork", "systemDirectoryUsable"]],
    [null, ["isNameless", "otherUserCanEnter", "systemDirectoryUsable"]],
  ] as const)("is %s for: %s", (mode, trueFacts) => {
    expect(chooseLaunchMode(createFacts([...trueFacts]))).toBe(mode);
  });
});

describe("whether another user can enter", () => {
  const otherUser = { uid: 64_999, gid: 64_999 };

  it("depends on every folder of the path", () => {
    const home = realpathSync(temporaryDataDir());
    const inside = join(home, "shop", "data");
    mkdirSync(inside, { recursive: true, mode: 0o755 });
    expect(canEnter(otherUser, inside)).toBe(true);
    chmodSync(home, 0o700);
    expect(canEnter(otherUser, inside)).toBe(false);
  });

  it("uses the service user of the machine, postgres before nobody", () => {
    const file = join(temporaryDataDir(), "passwd");
    writeFileSync(file, "root:x:0:0::/:\nnobody:x:65534:65533::/:\npostgres:x:70:71::/:\n");
    expect(findServiceUser(file)).toEqual({ uid: 70, gid: 71 });
    writeFileSync(file, "root:x:0:0::/:\nnobody:x:65534:65533::/:\n");
    expect(findServiceUser(file)).toEqual({ uid: 65_534, gid: 65_533 });
  });

  it("knows whether a folder can be created", () => {
    expect(canCreate(join(temporaryDataDir(), "a", "b"))).toBe(true);
    expect(canCreate("/dev/null/a")).toBe(false);
  });
});

import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startNameServer } from "../testing/name-server";
import { findUrlProblem, isPublicAddress, lookupPublicAddress, PrivateAddressError } from "./public-address";

it.each(["1.1.1.1", "172.32.0.1", "100.128.0.1", "223.255.255.255", "2606:4700:4700::1111", "2a00:1450::1"])(
  "accepts the public address %s",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ...["0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254"],
  ...["169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.1.1"],
  ...["198.18.0.1", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a00:1", "::ffff:1.1.1.1"],
  ...["64:ff9b::7f00:1", "64:ff9b:1::1", "100::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0"],
  ...["fec0::1", "ff02::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "3fff::1", "nothing", ""],
])("refuses the address %s", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  ["https://erp.example/events", null],
  ["https://1.1.1.1:8443/", null],
  ["http://erp.example/", "Must begin with https://"],
  ["https://127.0.0.1/", "Must be a public address"],
  ["https://2130706433/", "Must be a public address"],
  ["https://0x7f.1/", "Must be a public address"],
  ["https://017700000001/", "Must be a public address"],
  ["https://[::1]/", "Must be a public address"],
  ["https://[::ffff:169.254.169.254]/", "Must be a public address"],
])("checks %s without DNS", (url, problem) => {
  expect(findUrlProblem(url)).toBe(problem);
});

const PRIVATE_V6 = "fd12:3456:0:0:0:0:0:1";
const PUBLIC_V6 = "2606:4700:0:0:0:0:0:1111";
let nameServer: Awaited<ReturnType<typeof startNameServer>>;
beforeAll(async () => {
  nameServer = await startNameServer({
    "public.example": ["1.1.1.1", PUBLIC_V6],
    "private.example": ["10.0.0.1"],
    "half-private.example": ["1.1.1.1", PRIVATE_V6],
    "empty.example": [],
  });
});
afterAll(() => nameServer.close());

const resolve = (name: string, all: boolean) =>
  new Promise((done) => lookupPublicAddress(name, { all }, (error, address) => done(error ?? address)));

it("looks up names and refuses private addresses", async () => {
  expect(await resolve("1.1.1.1", false)).toBe("1.1.1.1");
  expect(await resolve("1.1.1.1", true)).toEqual([{ address: "1.1.1.1", family: 4 }]);
  expect(await resolve("localhost", false)).toBeInstanceOf(PrivateAddressError);
  expect(await resolve("localhost", true)).toBeInstanceOf(PrivateAddressError);
  expect(await resolve("sub.localhost", true)).toBeInstanceOf(PrivateAddressError);
  expect(await resolve("public.example", false)).toBe("1.1.1.1");
  expect(await resolve("public.example", true)).toEqual([
    { address: "1.1.1.1", family: 4 },
    { address: "2606:4700::1111", family: 6 },
  ]);
  expect(await resolve("private.example", false)).toBeInstanceOf(PrivateAddressError);
  expect(await resolve("half-private.example", true)).toBeInstanceOf(PrivateAddressError);
  expect(await resolve("empty.example", true)).toMatchObject({ code: "ENOTFOUND" });
});

it("occupies no thread while a name server does not answer", async () => {
  const before = nameServer.questions();
  let ended = 0;
  for (let i = 0; i < 12; i += 1) void resolve(`silent-${i}.example`, true).then(() => (ended += 1));
  await expect.poll(() => nameServer.questions() - before).toBeGreaterThanOrEqual(12);
  await promisify(scrypt)("password", "salt", 16);
  expect(ended).toBe(0);
});

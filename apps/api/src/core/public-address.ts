import { promises as dns } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const subnets = (family: "ipv4" | "ipv6", ...ranges: readonly string[]) => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", prefix] = range.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
};

// The special-purpose registries of IANA: private, loopback, link-local, shared, documentation, multicast, reserved.
const SPECIAL_IPV4 = subnets(
  "ipv4",
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"],
  ...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
);
// All other IPv6 addresses are private, or contain an IPv4 address, which may be private.
const GLOBAL_IPV6 = subnets("ipv6", "2000::/3");
const SPECIAL_IPV6 = subnets("ipv6", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20");

/** Whether an IP address belongs to a machine on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL_IPV4.check(address, "ipv4");
  // A zone, as in fe80::1%eth0, exists in local networks only.
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return GLOBAL_IPV6.check(address, "ipv6") && !SPECIAL_IPV6.check(address, "ipv6");
}

/** What is wrong with the URL of a receiver on the public internet, as far as that is known without DNS. */
export function findUrlProblem(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:") return "Must begin with https://";
  const address = hostname.replace(/^\[|\]$/g, "");
  return isIP(address) === 0 || isPublicAddress(address) ? null : "Must be a public address";
}

/** The name of the receiver has a private address. */
export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";
}

/**
 * Looks up a name and refuses private addresses. The connection uses the checked address, so a second look-up cannot
 * return another one.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  findAddresses(hostname).then(
    (addresses) => {
      const [first] = addresses;
      if (!first || !addresses.every(isPublicAddress)) return callback(new PrivateAddressError(), "", 0);
      if (!options.all) return callback(null, first, isIP(first));
      callback(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      );
    },
    (error) => callback(error, "", 0),
  );
};

/**
 * Asks the name server. `dns.lookup` would occupy one of the four threads of the process until a name server answers, and
 * four dead names would stop sign-ins and files.
 */
async function findAddresses(hostname: string): Promise<string[]> {
  if (isIP(hostname) !== 0) return [hostname];
  if (/(^|\.)localhost\.?$/i.test(hostname)) return ["127.0.0.1"];
  const found = await Promise.allSettled([dns.resolve4(hostname), dns.resolve6(hostname)]);
  const addresses = found.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  if (addresses.length > 0) return addresses;
  const [failure] = found.filter((result) => result.status === "rejected");
  // A name without addresses.
  if (failure?.reason.code === "ENODATA") failure.reason.code = "ENOTFOUND";
  throw failure?.reason;
}

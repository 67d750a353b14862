import { isIPv6 } from "node:net";

/**
 * What counts as one visitor: an IPv4 address, or the /64 of an IPv6 one, which any household and any rented server has
 * all to itself.
 */
export function clientNetwork(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIPv4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** The beginning of an address: enough for its owner to know it by, too little to find anybody. */
export function maskAddress(address: string): string {
  const network = clientNetwork(address);
  if (isIPv6(address.replace(/%.*$/, "")) && network.includes(":")) {
    return `${network.split(":").slice(0, 2).join(":")}:…`;
  }
  const parts = network.split(".");
  return parts.length === 4 ? `${parts.slice(0, 2).join(".")}.…` : "unknown";
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL writes every address in one way, the last part in hexadecimal too.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const gap = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}

import { isIPv6 } from "node:net";

/** The network that rate limits count as one client: an IPv4 address or an IPv6 /64, which one customer usually owns. */
export function clientNetwork(address: string): string {
  const bare = withoutZone(address);
  if (!isIPv6(bare)) return bare;
  const groups = parseGroups(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIPv4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** Shortens an address so that its owner recognises it but others can't trace it. */
export function maskAddress(address: string): string {
  const network = clientNetwork(address);
  if (isIPv6(withoutZone(address)) && network.includes(":")) {
    return `${network.split(":").slice(0, 2).join(":")}:…`;
  }
  const parts = network.split(".");
  return parts.length === 4 ? `${parts.slice(0, 2).join(".")}.…` : "unknown";
}

/** An IPv6 address without its zone, as in `fe80::1%eth0`. */
const withoutZone = (address: string): string => address.split("%", 1)[0] ?? "";

/** The eight numbers of an IPv6 address. */
function parseGroups(address: string): number[] {
  // URL normalises the notation, including an IPv4 address at the end.
  const normalised = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = normalised
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const gap = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}

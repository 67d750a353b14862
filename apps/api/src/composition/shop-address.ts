import type { AddressInfo } from "node:net";

/** The address to print at start: PUBLIC_URL, or else one that works in a browser on this machine. */
export function shopAddress(
  { publicUrl, host }: { publicUrl: string | null; host: string },
  bound: AddressInfo | string | null,
): string {
  if (publicUrl) return publicUrl;
  const port = bound && typeof bound === "object" ? bound.port : 0;
  const isAnyInterface = host === "0.0.0.0" || host === "::";
  const name = isAnyInterface ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

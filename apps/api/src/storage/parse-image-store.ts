/** A bucket of an S3-compatible store, as `IMAGE_STORE` names it. */
export interface BucketConfig {
  bucket: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** How long one call may take, its second try included. */
  timeoutMs: number;
  /** How much of the bucket is kept on the disk of this machine. */
  cacheBytes: number;
}

export const IMAGE_STORE_RULE =
  "must be a URL such as s3://bucket?endpoint=https://s3.example&region=eu-central-1, without keys or passwords";

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PARAMETERS = ["endpoint", "region", "timeout", "cache"];
const MEGABYTE = 1024 * 1024;

/** The bucket that the setting names, or null when it cannot be read. What opens it comes from the usual variables. */
export function parseBucketUrl(value: string): BucketConfig | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== "s3:" || !BUCKET.test(url.hostname)) return null;
  if (url.username || url.password || url.port || !/^\/?$/.test(url.pathname) || url.hash) return null;
  const given = url.searchParams;
  if ([...given.keys()].some((name) => !PARAMETERS.includes(name) || given.getAll(name).length > 1))
    return null;
  const endpoint = given.get("endpoint") ?? undefined;
  const region = given.get("region") ?? "us-east-1";
  const seconds = numberOf(given.get("timeout") ?? "10", 60);
  const megabytes = numberOf(given.get("cache") ?? "256", 1_000_000);
  if ((endpoint !== undefined && !isEndpoint(endpoint)) || !/^[\w-]{1,50}$/.test(region)) return null;
  if (seconds === null || megabytes === null) return null;
  return {
    bucket: url.hostname,
    endpoint,
    region,
    timeoutMs: seconds * 1_000,
    cacheBytes: megabytes * MEGABYTE,
  };
}

function numberOf(text: string, most: number): number | null {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}

function isEndpoint(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

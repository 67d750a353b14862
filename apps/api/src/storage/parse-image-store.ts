/** A bucket of an S3-compatible store, from `IMAGE_STORE`. */
export interface BucketConfig {
  bucket: string;
  /** Undefined: Amazon S3. */
  endpoint: string | undefined;
  region: string;
  /** Timeout of one call, including its retry. */
  timeoutMs: number;
  /** Size of the local cache. */
  cacheBytes: number;
}

export const IMAGE_STORE_RULE =
  "must be a URL such as s3://bucket?endpoint=https://s3.example&region=eu-central-1, without keys or passwords";

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PARAMETERS = ["endpoint", "region", "timeout", "cache"];
const MEGABYTE = 1024 * 1024;
export const DEFAULT_CACHE_BYTES = 256 * MEGABYTE;

/** Parses the setting; null if it is invalid. The credentials come from the usual AWS variables. */
export function parseBucketUrl(value: string): BucketConfig | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== "s3:" || !BUCKET.test(url.hostname)) return null;
  if (url.username || url.password || url.port || !/^\/?$/.test(url.pathname) || url.hash) return null;
  const parameters = url.searchParams;
  if ([...parameters.keys()].some((name) => !PARAMETERS.includes(name) || parameters.getAll(name).length > 1))
    return null;
  const endpoint = parameters.get("endpoint") ?? undefined;
  const region = parameters.get("region") ?? "us-east-1";
  const seconds = parseNumber(parameters.get("timeout") ?? "10", 60);
  const megabytes = parseNumber(parameters.get("cache") ?? "256", 1_000_000);
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

function parseNumber(text: string, max: number): number | null {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}

function isEndpoint(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

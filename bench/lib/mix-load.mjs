import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";

// Runs in a separate process, so that generating the load does not disturb the measurement.
const { url, requests, seconds, connections, perSecond } = JSON.parse(readFileSync(0, "utf8"));

const withKey = (request) => ({
  ...request,
  headers: { ...request.headers, "idempotency-key": randomUUID() },
});

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  ...(perSecond ? { overallRate: perSecond } : {}),
  requests: requests.map((request) =>
    request.method === "POST" ? { ...request, setupRequest: withKey } : request,
  ),
});
const failures = result.non2xx + result.errors + result.timeouts;
const { average, total } = result.requests;
process.stdout.write(JSON.stringify({ perSecond: average, total, failures, p99: result.latency.p99 }));

import { readdirSync, readFileSync } from "node:fs";

/** CPU milliseconds of all threads of a process; needs /proc. */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + threadCpuMs(`/proc/${pid}/task/${thread}/schedstat`), 0);
}

/** CPU milliseconds of a process and its children. For a child that has ended, the last known value still counts. */
export function trackProcessTree(pid: number): () => number {
  const used = new Map<number, number>();
  return () => {
    const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    for (const one of [pid, ...children.map(Number)])
      used.set(one, Math.max(used.get(one) ?? 0, cpuMsOrZero(one)));
    return [...used.values()].reduce((sum, ms) => sum + ms, 0);
  };
}

function cpuMsOrZero(pid: number): number {
  try {
    return cpuMs(pid);
  } catch {
    return 0;
  }
}

function threadCpuMs(file: string): number {
  return Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6;
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

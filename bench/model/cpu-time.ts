import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds that all threads of a process have been on a processor; where the system tells (/proc). */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + onProcessor(`/proc/${pid}/task/${thread}/schedstat`), 0);
}

/** The same of a process and its children. What one that has ended had used when it was last looked at stays counted. */
export function watchFamily(pid: number): () => number {
  const used = new Map<number, number>();
  return () => {
    const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    for (const one of [pid, ...children.map(Number)]) used.set(one, Math.max(used.get(one) ?? 0, cpuOf(one)));
    return [...used.values()].reduce((sum, ms) => sum + ms, 0);
  };
}

function cpuOf(pid: number): number {
  try {
    return cpuMs(pid);
  } catch {
    return 0;
  }
}

function onProcessor(file: string): number {
  return Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6;
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

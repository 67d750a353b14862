/** Awaits several promises in turn with one common deadline. */
export function createDeadline(ms: number) {
  const until = performance.now() + ms;
  return async <T>(work: Promise<T>): Promise<T | "timeout"> => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<"timeout">((resolve) => {
      timer = setTimeout(resolve, Math.max(0, until - performance.now()), "timeout");
    });
    return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
  };
}

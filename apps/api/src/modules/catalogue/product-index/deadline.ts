/** Waits for one thing after another, but for all of them together no longer than this. */
export function createDeadline(ms: number) {
  const until = performance.now() + ms;
  return async <T>(work: Promise<T>): Promise<T | "too late"> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"too late">((resolve) => {
      timer = setTimeout(resolve, Math.max(0, until - performance.now()), "too late");
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  };
}

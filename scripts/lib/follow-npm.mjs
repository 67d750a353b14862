const pollMs = 500;

/** Shuts the shop down cleanly when its npm parent process is killed. */
export function followNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, pollMs);
  watch.unref();
}

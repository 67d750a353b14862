const lookMs = 500;

/** Ends the shop in good order when the npm that runs it is killed, which otherwise would leave it behind. */
export function followNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, lookMs);
  watch.unref();
}

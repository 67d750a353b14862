import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("./mail-sink-server.mjs", import.meta.url));

/** Starts a mail server in a separate process, so that receiving messages does not slow down the measurement. */
export async function startMailSink() {
  const child = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readNumber = async () => Number((await lines.next()).value);
  const send = (command: string) => {
    child.stdin.write(`${command}\n`);
    return readNumber();
  };
  return {
    url: `smtp://127.0.0.1:${await readNumber()}`,
    /** Number of messages received so far. */
    received: () => send("count"),
    /** Stops replying, so that senders wait. */
    pause: () => send("pause"),
    resume: () => send("resume"),
    stop: () => void child.kill(),
  };
}

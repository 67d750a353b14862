import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("./mail-sink-server.mjs", import.meta.url));

/** A mail server in a process of its own, so that taking messages is nobody else's work. */
export async function startMailSink() {
  const child = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const number = async () => Number((await lines.next()).value);
  const tell = (word: string) => {
    child.stdin.write(`${word}\n`);
    return number();
  };
  return {
    url: `smtp://127.0.0.1:${await number()}`,
    /** How many messages it has taken so far. */
    taken: () => tell("count"),
    /** Answers nobody any more: whoever sends waits, and does nothing else. */
    hold: () => tell("hold"),
    go: () => tell("go"),
    stop: () => void child.kill(),
  };
}

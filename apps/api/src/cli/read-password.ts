import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks for the password without showing it, or reads the first line of a pipe. */
export async function readPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = process.stdin.isTTY === true;
  const reader = createInterface({ input: process.stdin, output: silent, terminal });
  try {
    if (!terminal) {
      const { value } = await reader[Symbol.asyncIterator]().next();
      return value ?? "";
    }
    process.stdout.write("Password: ");
    const password = await reader.question("");
    process.stdout.write("\n");
    return password;
  } finally {
    reader.close();
  }
}

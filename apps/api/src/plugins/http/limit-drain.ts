import type { IncomingMessage, ServerResponse } from "node:http";

// As long as the longest accepted body, a catalogue file.
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * After the response to an unfinished request, the rest of the body is read and dropped: most clients report a network
 * error instead of the response if the connection is closed over unread bytes. Closes it if the rest is too long.
 */
export function limitDrain(request: IncomingMessage, response: ServerResponse): void {
  // Before the listener of Node, which would drop the rest without telling its length.
  response.prependOnceListener("finish", () => {
    if (request.complete) return;
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DRAINED_BYTES) request.socket.destroy();
    });
    // Node leaves a request alone that was read from.
    request.read();
    request.resume();
  });
}

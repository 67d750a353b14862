import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { limitDrain } from "./limit-drain";

/**
 * Sends one response to a request with a body. Node emits such a request before it has checked the transfer encoding and
 * the body; Fastify answers an error in them, or a timeout, with a response of its own.
 */
export function createSingleResponseGuard() {
  const responses = new WeakMap<Socket, ServerResponse>();
  return {
    /** Calls the listener after Node has checked the transfer encoding. */
    wrap:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        if (hasBody(request)) {
          responses.set(request.socket, response);
          limitDrain(request, response);
        }
        if (request.headers["transfer-encoding"] === undefined) return listener(request, response);
        setImmediate(() => {
          if (!request.socket.destroyed) listener(request, response);
        });
      },
    /** Closes the connection without another response. Call it before Fastify listens for errors. */
    attach(server: Server): void {
      server.on("clientError", (_error, socket: Socket) => {
        const response = responses.get(socket);
        if (response?.headersSent && !response.req.complete) socket.destroy();
      });
    },
  };
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || headers["content-length"] !== undefined;
}

// A bare route that returns fixed bytes: the maximum for this machine and framework. Runs in a separate process, so that it
// does not share an event loop with the load generator. Reads the reply from stdin.
import { text } from "node:stream/consumers";
import Fastify from "fastify";

const { headers, body } = JSON.parse(await text(process.stdin));
const bytes = Buffer.from(body, "base64");
const app = Fastify();
app.get("/", (_request, reply) => reply.headers(headers).send(bytes));
process.stdout.write(await app.listen({ port: 0, host: "127.0.0.1" }));

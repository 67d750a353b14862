// A bare route that answers given bytes: the most that this machine and framework can do. A process of its own,
// because the measured server must not share an event loop with the load. Reads what to answer from stdin.
import { text } from "node:stream/consumers";
import Fastify from "fastify";

const { headers, body } = JSON.parse(await text(process.stdin));
const bytes = Buffer.from(body, "base64");
const app = Fastify();
app.get("/", (_request, reply) => reply.headers(headers).send(bytes));
process.stdout.write(await app.listen({ port: 0, host: "127.0.0.1" }));

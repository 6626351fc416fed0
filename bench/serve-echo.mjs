/** A bare Fastify server that gives back what it gets: what the API is measured against. */
import fastify from "fastify";

const app = fastify();
app.post("/echo", (request, reply) => reply.send(request.body));
await app.listen({ port: 0, host: "127.0.0.1" });
console.log(`listening on http://127.0.0.1:${app.server.address().port} `);

/**
 * A bare Fastify server that returns what it receives, to compare the API with. An argument sets the number of workers.
 */
import cluster from "node:cluster";
import fastify from "fastify";

const workers = Number(process.argv[2] ?? 1);
if (workers > 1 && cluster.isPrimary) lead();
else await serve();

async function serve() {
  const app = fastify();
  app.post("/echo", (request, reply) => reply.send(request.body));
  await app.listen({ port: 0, host: "127.0.0.1" });
  if (cluster.isPrimary) say(app.server.address().port);
}

/** Prints the address once all workers listen, and ends them with this process. */
function lead() {
  let count = 0;
  cluster.on("listening", (_, { port }) => {
    if (++count === workers) say(port);
  });
  for (let at = 0; at < workers; at++) cluster.fork();
}

function say(port) {
  console.log(`listening on http://127.0.0.1:${port} `);
}

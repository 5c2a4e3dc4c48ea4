import { createServer } from 'node:http';
import { listen } from '../../src/server/listen.ts';
import { stopOnSignal } from '../../src/server/stop-on-signal.ts';

// A server that answers after 300 ms, on a connection that would stay open; prints its address.
const server = createServer((_request, response) => {
  console.log('asked');
  setTimeout(() => response.end('finished'), 300);
});
stopOnSignal(server, async () => console.log('closed'));
console.log(await listen(server, { port: 0 }));

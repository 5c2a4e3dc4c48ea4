import { createServer } from 'node:http';
import { run } from '../../scripts/run.ts';
import { listen } from '../../src/server/listen.ts';
import { stopOnSignal } from '../../src/server/stop-on-signal.ts';

// A server that answers after so many milliseconds, on a connection that would stay open; prints its address.
await run(async () => {
  const server = createServer((_request, response) => {
    console.log('asked');
    setTimeout(() => response.end('finished'), Number(process.argv[2]));
  });
  stopOnSignal(server, async () => console.log('closed'));
  console.log(await listen(server, { port: 0 }));
  return 0;
});

import { createServer } from 'node:http';
import { StudioBundle } from '../../../src/engine/dev/bundle/studio-bundle.ts';
import { serveEditor } from '../../../src/engine/dev/editor/serve-editor.ts';
import { LastChange } from '../../../src/engine/dev/last-change.ts';
import { LiveContent } from '../../../src/engine/dev/live-content.ts';
import { siteFolders } from '../../../src/engine/pipeline/1-load/site-folders.ts';
import { listen } from '../../../src/server/listen.ts';

// What the editor reads and writes below a folder, in a process of its own; prints its address.
const [root = '', pages = '', token = ''] = process.argv.slice(2);
const folders = siteFolders(root, pages);
const site = {
  live: new LiveContent(folders),
  bundle: new StudioBundle(folders),
  lastChange: new LastChange(),
  folders,
  token,
};
const server = createServer((request, response) => {
  const path = (request.url ?? '').replace('/_kit', '');
  serveEditor({ request, response, path }, site).catch(() => response.writeHead(500).end());
});
console.log(await listen(server, { port: 0, host: '127.0.0.1' }));

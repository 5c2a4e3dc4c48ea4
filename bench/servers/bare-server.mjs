// The least that serving a page can cost: Node answers every request with the same bytes and headers from memory.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, headersFile, bodyFile] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
const body = readFileSync(bodyFile);

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(port), '127.0.0.1');

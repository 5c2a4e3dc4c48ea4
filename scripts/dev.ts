import { join } from 'node:path';
import { createServer } from 'vite';
import { contentPlugin } from '../src/build/dev/content-plugin.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  loadEnvironmentFile();
  const { port } = readEnvironment(process.env);
  const folders = siteFolders(projectRoot);
  const server = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    publicDir: folders.public,
    plugins: [contentPlugin(folders)],
    server: { port, host: 'localhost' },
  });
  await server.listen();
  server.printUrls();
  return 0;
});

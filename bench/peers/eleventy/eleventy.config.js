import { readdirSync, readFileSync } from 'node:fs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

export default function (config) {
  config.addPassthroughCopy({ static: '/' });
  config.addGlobalData('documents', () => readdirSync('content').map((file) => readJson(`content/${file}`)));
  config.addGlobalData('site', () => readJson('data/site.json'));
  config.setQuietMode(true);
  return { dir: { input: 'pages', includes: '../includes', output: 'out' } };
}

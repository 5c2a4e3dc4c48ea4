import { cardsByParent, readPages } from '../template.mjs';

export default function (config) {
  config.addGlobalData('pages', () => readPages(process.env.BENCH_PAGES));
  config.addGlobalData('cards', () => cardsByParent(readPages(process.env.BENCH_PAGES)));
  return { dir: { input: 'input', output: process.env.BENCH_OUT } };
}

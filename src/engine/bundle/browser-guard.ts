import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import { pathIn } from '../memo/path-in.ts';

const browserFolders = /^src\/(shared|view|browser)\//;

/**
 * A Vite plugin that fails the client build on Node code, with the import chain. Tree shaking is no guard: a later
 * change may keep what it drops today.
 */
export function browserGuard(root: string): Plugin {
  const importerOf = new Map<string, string>();
  const nameOf = (id: string): string => pathIn(root, id);

  function chain(importer: string): string[] {
    const above = importerOf.get(importer);
    return above && above !== importer ? [...chain(above), nameOf(importer)] : [nameOf(importer)];
  }

  return {
    name: 'browser-guard',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      if (isBuiltin(source)) return this.error(chainMessage([...chain(importer), source]));
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || resolved.external) return resolved;
      if (!importerOf.has(resolved.id)) importerOf.set(resolved.id, importer);
      const name = nameOf(resolved.id);
      const isOurs = !name.startsWith('..') && !name.includes('node_modules/') && !name.startsWith('\0');
      if (isOurs && !browserFolders.test(name)) return this.error(chainMessage([...chain(importer), name]));
      return resolved;
    },
  };
}

function chainMessage(names: string[]): string {
  const steps = names.map((name, depth) => `${'  '.repeat(depth + 1)}${name}`);
  return `The browser's code imports code that runs in Node only:\n${steps.join('\n')}`;
}

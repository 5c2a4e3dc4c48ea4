import type { Plugin } from 'vite';
import { pathIn } from '../memo/path-in.ts';

/** A Vite plugin that reports bytes per part of the client code, unminified. */
export function weighScripts(root: string, onWeights: (weights: Record<string, number>) => void): Plugin {
  return {
    name: 'weigh-scripts',
    generateBundle(_options, bundle) {
      const weights = new Map<string, number>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const part = partOf(pathIn(root, id));
          if (renderedLength > 0) weights.set(part, (weights.get(part) ?? 0) + renderedLength);
        }
      }
      onWeights(Object.fromEntries([...weights].sort(([one], [other]) => (one < other ? -1 : 1))));
    },
  };
}

/** A library, a block or a source folder. */
function partOf(file: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
  if (library !== undefined) return library;
  const own = /^src\/(?:view\/blocks\/[^/]+|view\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0];
  return own?.replace('src/view/blocks/', 'block ') ?? 'bundler';
}

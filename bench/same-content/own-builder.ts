import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownBuild } from '../speed/peers.ts';
import type { Builder } from './builder.ts';
import { writeForOwnSite } from './write-documents.ts';

/** This project, with options for its build. */
export function ownBuilder(...options: string[]): Builder {
  return {
    name: 'this site',
    prepare(folder, documents) {
      const pages = writeForOwnSite(folder, documents);
      const out = join(folder, 'out');
      return {
        clean: () => rmSync(out, { recursive: true, force: true }),
        build: () => ownBuild(pages, out, '--force', ...options),
        html: (slug) => join(out, `${slug}.html`),
      };
    },
  };
}

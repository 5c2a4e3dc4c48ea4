import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { StyledElement } from '../../shared/page/renderer.ts';
import { pathIn } from '../memo/path-in.ts';

/** Elements by styles file from `src/view`, then by the name of the export. */
export type StyledElements = Readonly<Record<string, Readonly<Record<string, StyledElement>>>>;

/**
 * A Vite plugin that replaces styled components with plain elements: their CSS is in the document, so the browser needs
 * no library.
 */
export function plainElements(root: string, elements: StyledElements): Plugin {
  const view = join(root, 'src/view');
  const runtime = JSON.stringify(join(view, 'theme/styled-element.ts').replaceAll('\\', '/'));
  return {
    name: 'plain-elements',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.styles.ts')) return null;
      const file = pathIn(view, id);
      const components = elements[file];
      if (components === undefined) return this.error(`${file} is not among the styles files of the site.`);
      const lines = Object.entries(components).map(
        ([name, { element, className }]) =>
          `export const ${name} = /* @__PURE__ */ styledElement('${element}', '${className}');`,
      );
      return [`import { styledElement } from ${runtime};`, ...lines].join('\n');
    },
  };
}

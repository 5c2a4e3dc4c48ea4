import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StyledElement } from '../../shared/page/renderer.ts';
import { styleModules } from './style-modules.ts';

/** Only a class. */
const bare = /^<([a-z0-9]+) class="([^"]+)"(?:\/>|><\/\1>)$/;

/**
 * Element and classes of each styled component, by styles file from `src/view` and export. Throws when one renders
 * anything else.
 */
export function styledElements(): Record<string, Record<string, StyledElement>> {
  const files = Object.entries(styleModules).map(([file, components]) => {
    const elements = Object.entries(components).map(([name, component]) => {
      const html = renderToStaticMarkup(createElement(component));
      const [, element, className] = bare.exec(html) ?? [];
      if (!element || !className) {
        throw new Error(
          `${file}: "${name}" renders ${html}, where an element with classes and nothing else is possible. Give other attributes in the component that uses it.`,
        );
      }
      return [name, { element, className }] as const;
    });
    return [file.replace('../', ''), Object.fromEntries(elements)] as const;
  });
  return Object.fromEntries(files);
}

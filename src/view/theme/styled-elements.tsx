import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import type { StyledElement } from '../../shared/renderer.ts';
import { classOnlySheet } from './class-only-sheet.ts';
import { styleModules } from './style-modules.ts';

/**
 * What each styled component of the site comes down to, since styles are static: an element with classes. By the
 * path of its styles file from `src/view`, and by the name under which that file exports it.
 */
export function styledElements(): Record<string, Record<string, StyledElement>> {
  const sheet = classOnlySheet();
  const files = Object.entries(styleModules).map(([file, components]) => {
    const elements = Object.entries(components).map(([name, component]) => {
      const html = renderToStaticMarkup(
        <StyleSheetManager sheet={sheet}>{createElement(component)}</StyleSheetManager>,
      );
      const [, element, className] = /^<([a-z0-9]+) class="([^"]+)"/.exec(html) ?? [];
      if (!element || !className) throw new Error(`${file}: "${name}" is no element with classes: ${html}`);
      return [name, { element, className }] as const;
    });
    return [file.replace('../', ''), Object.fromEntries(elements)] as const;
  });
  return Object.fromEntries(files);
}

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { classOnlySheet } from './class-only-sheet.ts';
import { styleModules } from './style-modules.ts';
import { styledElement } from './styled-element.ts';
import { styledElements } from './styled-elements.tsx';

const elements = styledElements();
const sheet = classOnlySheet();

it.each(Object.keys(elements))('makes of %s in the browser what styled-components makes of it', (file) => {
  for (const [name, component] of Object.entries(styleModules[`../${file}`] ?? {})) {
    const { element = '', className = '' } = elements[file]?.[name] ?? {};
    const inBrowser = styledElement(element, className);
    for (const props of [{}, { id: 'a', 'data-tone': 'bad', title: 'b' }, { as: 'nav' as const }]) {
      const styled = createElement(StyleSheetManager, { sheet }, createElement(component, props));
      expect(renderToStaticMarkup(createElement(inBrowser, props))).toBe(renderToStaticMarkup(styled));
    }
  }
});

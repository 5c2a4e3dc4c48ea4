import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { styleModules } from './style-modules.ts';
import { styledElement } from './styled-element.ts';
import { styledElements } from './styled-elements.ts';

const elements = styledElements();

it.each(Object.keys(elements))('makes of %s what styled-components makes of it', (file) => {
  for (const [name, component] of Object.entries(styleModules[`../${file}`] ?? {})) {
    const { element = '', className = '' } = elements[file]?.[name] ?? {};
    const plain = styledElement(element, className);
    for (const props of [{}, { id: 'a', 'data-tone': 'bad', title: 'b' }, { as: 'nav' as const }]) {
      const styled = createElement(component, props);
      expect(renderToStaticMarkup(createElement(plain, props))).toBe(renderToStaticMarkup(styled));
    }
  }
});

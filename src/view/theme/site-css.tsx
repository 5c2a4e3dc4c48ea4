import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { fontCss } from './fonts.ts';
import { globalCss } from './global-css.ts';

const styleModules = import.meta.glob<Record<string, ElementType>>('../**/*.styles.ts', { eager: true });

/**
 * The CSS of the whole site: the global rules, then those of every styled component in a `*.styles.ts` file,
 * whether or not a page shows it today. So states that appear only in the browser are covered too.
 */
export function siteCss(): string {
  const sheet = new ServerStyleSheet();
  const components = Object.values(styleModules).flatMap((styles) => Object.values(styles));
  renderToString(sheet.collectStyles(components.map((component, key) => createElement(component, { key }))));
  const css = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\n/g, '');
  sheet.seal();
  return fontCss + globalCss + css;
}

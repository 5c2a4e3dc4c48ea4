import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type IStyledComponent, ServerStyleSheet } from 'styled-components';

/** Styled components by file path. */
export type StyleModules = Readonly<Record<string, Readonly<Record<string, IStyledComponent<'web'>>>>>;

/** Written by styled-components after a component's rules. */
const componentEnd = /data-styled\.g\d+\[id="([^"]*)"\]\{content:"[^"]*"\}/g;

/** The CSS of every component, rendered or not. */
export function componentRules(modules: StyleModules): { componentId: string; css: string }[] {
  const sheet = new ServerStyleSheet();
  const components = Object.values(modules).flatMap((styles) => Object.values(styles));
  renderToString(sheet.collectStyles(components.map((component, key) => createElement(component, { key }))));
  const css = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>|\/\*!sc\*\/|\n/g, '')
    .replaceAll(';}', '}');
  sheet.seal();
  let start = 0;
  return [...css.matchAll(componentEnd)].map(({ 0: end, 1: componentId = '', index }) => {
    const rules = css.slice(start, index);
    start = index + end.length;
    return { componentId, css: rules };
  });
}

import { ServerStyleSheet } from 'styled-components';

/**
 * A style sheet for styled-components that hands out class names and writes nothing. The CSS of the whole site is
 * in every document already, so the browser need not inject any, and a strict `style-src` can stand.
 * `tag` is a private field of styled-components 6.6: the version is pinned, and the test beside this file fails
 * when it moves.
 */
export function classOnlySheet(): ServerStyleSheet['instance'] {
  const sheet = new ServerStyleSheet().instance;
  Object.defineProperty(sheet, 'tag', { value: silentTag });
  return sheet;
}

const silentTag = { length: 0, insertRules() {}, clearGroup() {}, getGroup: () => '' };

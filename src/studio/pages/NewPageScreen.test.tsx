import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewPageScreen } from './NewPageScreen.tsx';

it.each([
  ['asks for the page above it', [{ path: '/', name: 'Home' }], true],
  ['can be sent where there is none to choose, to read which one comes first', [], false],
])('%s', (_what, parents, isRequired) => {
  const html = renderToStaticMarkup(<NewPageScreen name="new-page" parents={parents} />);
  expect(/<select[^>]*>/.exec(html)?.[0].includes('required')).toBe(isRequired);
});

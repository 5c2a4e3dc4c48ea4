import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { expect, test } from 'vitest';
import { Button } from '../parts/Button.styles.ts';
import { classOnlySheet } from './class-only-sheet.ts';

function rendered(sheet: ServerStyleSheet['instance']): string {
  return renderToStaticMarkup(
    <StyleSheetManager sheet={sheet}>
      <Button>Bel ons</Button>
    </StyleSheetManager>,
  );
}

test('a component gets the class names that an ordinary sheet gives it, and no rule is written', () => {
  const ordinary = new ServerStyleSheet().instance;
  const silent = classOnlySheet();
  const html = rendered(silent);
  expect(html).toMatch(/ class="[\w-]+ \w+"/);
  expect(html).toBe(rendered(ordinary));
  expect(ordinary.toString()).toContain('min-height');
  expect(silent.toString()).toBe('');
});

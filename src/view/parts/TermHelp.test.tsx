import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TermHelp } from './TermHelp.tsx';

it('has a button of no form, wherever it stands: in Safari 17 one of a form opens no explanation', () => {
  const html = renderToStaticMarkup(
    <form>
      <TermHelp term={{ title: 'looptijd', text: 'Hoelang je contract duurt.' }} />
    </form>,
  );
  expect(html).toMatch(/<button(?=[^>]* form="")(?=[^>]* popoverTarget="[^"]+")/i);
});

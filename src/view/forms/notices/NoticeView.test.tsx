import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { notices } from '../../../shared/leads/notices.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { NoticeView } from './NoticeView.tsx';

it.each([
  ['contactSent', 'status', 'which is there before its text', '</div>$'],
  ['sendFailed', 'alert', 'which comes with its text', '<p [^>]*>Fout bij verzenden</p>'],
] as const)('the notice %s is announced whole as %s, %s', (name, role, _when, inside) => {
  const html = renderToStaticMarkup(
    <SiteContext value={exampleSite}>
      <NoticeView notice={notices[name]} onDismiss={() => {}} />
    </SiteContext>,
  );
  expect(html).toMatch(new RegExp(`^<div [^>]*role="${role}" aria-atomic="true"[^>]*>${inside}`));
});

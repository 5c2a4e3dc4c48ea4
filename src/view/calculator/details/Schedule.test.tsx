import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Schedule } from './Schedule.tsx';

it.each([
  [{ price: 1, months: 24 }, []],
  [{ price: 75, months: 72 }, []],
  [{ price: 125, months: 72 }, []],
  [{ price: 40_000, months: 24, downPayment: 39_999 }, []],
  [{ price: 100, months: 24 }, ['1', '100', '13', '47', '53', '2', '53', '7', '53', '0']],
])('shows what %j leaves of a debt in each year, and no interest below nothing', (lease, cells) => {
  const html = renderToStaticMarkup(
    <Schedule configuration={{ downPayment: 0, ...lease, leaseType: 'financial', annualRate: 12 }} />,
  );
  const [, body = ''] = html.split('<tbody>');
  expect([...body.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell)).toEqual(cells);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Regulations } from './Regulations.tsx';

const source = { label: 'CBR', href: 'https://www.cbr.nl' };
const html = renderToStaticMarkup(
  <Regulations
    type="regulations"
    title="Welke regels gelden?"
    items={[
      { key: 'be', title: 'BE', text: ['Tot ', { strong: '3.500 kg' }], source, checkedOn: '2026-11-22' },
      { key: 'c', title: 'C', text: 'Daarboven.', source, checkedOn: '2026-03-01' },
    ]}
  />,
);

describe('Regulations', () => {
  it('shows each rule with its source', () => {
    expect(html).toContain('<dt>BE</dt><dd>Tot <strong>3.500 kg</strong>');
    expect(html.match(/Bron: <a href="https:\/\/www\.cbr\.nl">CBR<\/a>/g)).toHaveLength(2);
  });

  it('says the day of the rule that was checked longest ago', () => {
    expect(html.match(/<time[^>]*>[^<]*/g)).toEqual(['<time dateTime="2026-03-01">1 maart 2026']);
  });
});

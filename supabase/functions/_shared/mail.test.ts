import { describe, expect, it } from 'vitest';
import { lightColours } from '../../../src/shared/site/brand-colours.ts';
import { exampleCompany as company } from '../../../tests/leads/example-company.ts';
import { indicative, itemOf, quote, render } from '../../../tests/leads/sample-mails.ts';
import { renderMail } from './mail.ts';

it.each([
  ['Ada@BEDRIJF.example', 'Ada@bedrijf.example'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@ｂedrijf.example', 'ada@bedrijf.example'],
])('mails of %s name %s, which every mail service takes', (typed, address) => {
  expect(render('company', quote, typed).replyTo).toBe(address);
  expect(render('visitor', quote, typed).to).toEqual([address]);
  const { lead } = itemOf('company', quote);
  const waiting = { total: 1, leads: [{ ...lead, reasons: [] }] };
  for (const item of [
    itemOf('company', quote),
    { id: 'mail-2', kind: 'digest', attempts: 1, waiting } as const,
  ])
    expect(renderMail(item, { ...company, leadsTo: [typed] }).to).toEqual([address]);
});

it.each(['company', 'visitor'] as const)(
  'no mail to the %s is made for a form of another version',
  (kind) => {
    const failure = expect.objectContaining({ code: 'FORM_TYPE' });
    for (const formType of ['nieuw', 'constructor', ''])
      expect(() => render(kind, { formType })).toThrow(failure);
    expect(() => render(kind, { formType: 'nieuw' })).not.toThrow(
      expect.objectContaining({ permanent: true }),
    );
  },
);

describe('every mail', () => {
  const breaks = '\r\nBcc: a@b.example\u2028\u202e\u0000\t';
  const mails = [
    render('company', { ...quote, firstName: `Ada${breaks}`, lastName: 'W'.repeat(400) }),
    render('company', { ...quote, message: `${'woord '.repeat(200)}\n${'lang'.repeat(60)}` }),
    render('visitor', quote),
    render('visitor', indicative),
  ];

  it('has a subject of one short line without control characters', () => {
    for (const { subject, replyTo } of mails) {
      expect(`${subject}${replyTo}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(subject.length).toBeLessThanOrEqual(150);
    }
  });

  it('has text of ordinary spaces, in lines of at most 72 characters where words allow it', () => {
    for (const { text } of mails) {
      expect(text).not.toContain('\u00a0');
      for (const line of text.split('\n'))
        if (line.trim().split(/\s+/).length > 2) expect(line.length).toBeLessThanOrEqual(72);
    }
  });

  it('loads nothing and runs nothing', () => {
    for (const { html } of mails) expect(html).not.toMatch(/<(img|script|link|style|iframe)|url\(| on\w+="/);
  });

  it('wears the colours of the company, and of no other', () => {
    const names = Object.keys(company.colours);
    const own = new Map(names.map((name, index) => [name, `#0000${index + 10}`]));
    const colours = lightColours({ brand: { colours: Object.fromEntries(own) } });
    for (const fields of [quote, indicative]) {
      const { html } = renderMail(itemOf('visitor', fields), { ...company, colours });
      const worn = html.match(/#[0-9a-f]{6}/g) ?? [];
      expect(worn.length).toBeGreaterThan(20);
      expect(worn.filter((colour) => ![...own.values()].includes(colour))).toEqual([]);
    }
  });

  it('speaks to one person', () => {
    for (const { html, text } of mails) expect(html + text).not.toMatch(/\b(u|uw)\b/i);
  });
});

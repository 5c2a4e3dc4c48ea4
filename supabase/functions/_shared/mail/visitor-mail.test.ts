import { describe, expect, it } from 'vitest';
import {
  defaultLeaseSettings,
  disclaimerOf,
  type LeaseSettings,
} from '../../../../src/shared/lease/lease-settings.ts';
import { calculationValues } from '../../../../src/view/calculator/calculation-values.ts';
import { exampleCompany as company } from '../../../../tests/leads/example-company.ts';
import { calculation, email, indicative, quote, render } from '../../../../tests/leads/sample-mails.ts';
import { renderMail } from '../mail.ts';

describe('the mail to the visitor', () => {
  const proposal = render('visitor', indicative);

  it('is the proposal itself when one was asked for', () => {
    expect(proposal).toMatchObject({
      to: [email],
      replyTo: 'info@hoplease.example',
      subject: 'Je indicatieve leasevoorstel van HopLease',
    });
    for (const fact of [
      '€ 817 per maand excl. btw',
      '€ 40.000',
      '€ 4.000',
      '€ 36.000',
      '€ 8.000',
      '48 maanden',
    ])
      expect(proposal.text).toContain(fact);
    for (const part of [
      'De rekenrente voor deze indicatie is 12% per jaar.',
      'annuïteit',
      'achteraf',
      'zakelijk gebruik',
      'geen aanbod',
    ])
      expect(proposal.text).toContain(part);
    expect(proposal.text).toContain('Bellen: 026-000 00 00');
    expect(proposal.html).toContain('€\u00a0817</span>');
    expect(proposal.html).toContain('href="tel:+31260000000"');
    const fragment = '#prijs=40000&vorm=financial&looptijd=48&aanbetaling=4000&slottermijn=8000';
    expect(proposal.text).toContain(`https://www.hoplease.example/offerte${fragment}`);
    expect(`${proposal.html}${proposal.text}`).not.toMatch(/onze rente/i);
  });

  it.each([
    ['a proposal', indicative],
    ['a receipt', quote],
  ])('tells who did not ask for it what to do, in %s', (_what, body) => {
    expect(render('visitor', body).text).toMatch(/Was\s+jij\s+dat\s+niet\?/);
  });

  it('adds up, says what the other terms cost, and of what day it is', () => {
    expect(proposal.text).toContain(`Te financieren:          € 36.000
Totaal van de termijnen: € 39.216
Slottermijn:             € 8.000
Aanbetaling:             € 4.000
In totaal:               € 51.216
Rente in totaal:         € 11.216`);
    expect(proposal.text).toContain(`Looptijd                  Per maand   In totaal
24 maanden                  € 1.398    € 45.552
36 maanden                  € 1.010    € 48.360
48 maanden (jouw keuze)       € 817    € 51.216
60 maanden                    € 703    € 54.180
72 maanden                    € 627    € 57.144`);
    expect(proposal.text).toMatch(/Datum: +21 november 2026/);
    expect(proposal.html).toContain('<th align="left"');
    const amounts = proposal.html.match(/<t[hd] align="right"[^>]*>/g);
    expect(amounts).toHaveLength(12);
    for (const amount of amounts ?? []) expect(amount).toMatch(/padding:9px 0 9px [1-9]/);
  });

  it('names what the page was about, and leads back to it', () => {
    const page = { 'page.path': '/equipment/bouwmachine/minigraver', 'page.equipment': 'Minigraver' };
    const { text } = render('visitor', { ...indicative, ...page });
    expect(text).toMatch(/Materieel: +Minigraver/);
    expect(text).toContain('/equipment/bouwmachine/minigraver#prijs=40000&');
  });

  it.each([
    ['calculator', 'We hebben je offerteaanvraag ontvangen'],
    ['indicative', 'We hebben je aanvraag voor een indicatief voorstel ontvangen'],
    ['contact', 'We hebben je bericht ontvangen'],
    ['verzekering', 'We hebben je vraag over verzekeringen ontvangen'],
  ])('is a confirmation for a lead of form %s without a calculation', (formType, subject) => {
    const mail = render('visitor', { formType, message: 'Indicatief maandbedrag: € 1' });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toMatch(/binnen 24 uur/);
    // The opening hours are the site's, and may change without this mail.
    expect(mail.text).not.toMatch(/(maan|dins|woens|donder|vrij|zater|zon)dag/);
    expect(mail.text).not.toContain('€');
  });

  it('ends with the line that stands below the calculators, also where a site has its own', () => {
    const lead = { id: 'lead-1', formType: 'indicative', email, createdAt: '2026-11-21', fields: indicative };
    const item = { id: 'mail-1', kind: 'visitor', attempts: 1, hasVisitorMail: true, lead } as const;
    const textOf = (lease: LeaseSettings) =>
      renderMail(item, { ...company, lease }).text.replace(/\s+/g, ' ');
    const own = { ...defaultLeaseSettings, disclaimer: 'Alleen voor verenigingen, tegen {rate}%.' };
    for (const lease of [defaultLeaseSettings, own]) expect(textOf(lease)).toContain(disclaimerOf(lease));
    expect(textOf(own)).not.toContain('zakelijk gebruik');
  });

  it('holds nothing that the sender wrote', () => {
    const spam = 'https://spam.example';
    const fields = {
      firstName: spam,
      lastName: spam,
      company: spam,
      subject: spam,
      phone: spam,
      extra: spam,
    };
    const bodies = [
      {
        ...indicative,
        ...calculationValues({ form: 'equipmentIndicative', calculation, equipmentName: spam }, { email }),
        ...fields,
      },
      { ...quote, ...fields, message: spam },
      { ...fields, message: `${quote.message}\n${spam}`, formType: 'indicative' },
    ];
    for (const body of bodies) expect(JSON.stringify(render('visitor', body))).not.toContain('spam');
    expect(render('visitor', { ...bodies[0] }).text).toContain('€ 817');
  });

  it.each(['a@b.example, c@d.example', 'Ada <a@b.example>', 'a@b.example\r\nBcc: c@d.example', 'a@b', ''])(
    'is set aside at once when its address is %j',
    (address) => {
      expect(() => render('visitor', {}, address)).toThrow(expect.objectContaining({ permanent: true }));
    },
  );
});

import { describe, expect, it } from 'vitest';
import {
  defaultLeaseSettings,
  disclaimerOf,
  type LeaseSettings,
} from '../../../src/shared/lease/lease-settings.ts';
import { lightColours } from '../../../src/shared/site/brand-colours.ts';
import { calculationValues } from '../../../src/view/calculator/calculation-values.ts';
import { exampleCompany as company } from '../../../tests/leads/example-company.ts';
import { renderMail } from './mail.ts';
import type { LeadItem, WaitingLeads } from './stored-lead.ts';

const email = 'ada@bedrijf.example';
const calculation = {
  configuration: {
    price: 40000,
    downPayment: 4000,
    months: 48,
    leaseType: 'financial',
    finalPayment: 8000,
    annualRate: 12,
  },
  monthlyAmount: 817,
} as const;
const equipmentName = 'Minigraver';
const quote = {
  ...calculationValues(
    { form: 'equipmentQuote', calculation, equipmentName },
    {
      firstName: 'Ada',
      lastName: 'de Wit',
      email,
      phone: '06 12 34 56 78',
      company: 'Wit BV',
      message: 'Graag snel.\nDank!',
    },
  ),
  formType: 'calculator',
};
const indicative = {
  ...calculationValues({ form: 'generalIndicative', calculation }, { email }),
  formType: 'indicative',
};

function render(
  kind: LeadItem['kind'],
  fields: Record<string, string>,
  address = email,
  hasVisitorMail = true,
) {
  const { formType = 'contact' } = fields;
  const lead = { id: 'lead-1', formType, email: address, createdAt: '2026-11-21T16:06:05.123Z', fields };
  return renderMail({ id: 'mail-1', kind, attempts: 1, hasVisitorMail, lead }, company);
}

it.each([
  ['Ada@BEDRIJF.example', 'Ada@bedrijf.example'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@ｂedrijf.example', 'ada@bedrijf.example'],
])('mails of %s name %s, which every mail service takes', (typed, address) => {
  expect(render('company', quote, typed).replyTo).toBe(address);
  expect(render('visitor', quote, typed).to).toEqual([address]);
});

describe('the mail to the company', () => {
  const mail = render('company', quote);

  it('goes to whoever handles leads, and the answer to the visitor', () => {
    expect(mail).toMatchObject({ id: 'mail-1', to: ['leads@hoplease.example'], replyTo: email });
  });

  it.each([
    ['calculator', 'Offerteaanvraag: Ada'],
    ['indicative', 'Aanvraag indicatief voorstel: Ada'],
    ['contact', 'Contactbericht: Ada'],
    ['verzekering', 'Verzekeringsvraag: Ada'],
  ])('says in its subject what a lead of form %s is', (formType, subject) => {
    expect(render('company', { formType, firstName: 'Ada' }).subject).toBe(subject);
  });

  it('names the address in its subject when there is no name', () => {
    expect(render('company', { formType: 'indicative' }).subject).toMatch(/: ada@bedrijf\.example$/);
  });

  it('has every field with its label in one order, whatever order the database gives, and others after them', () => {
    const fields = {
      zomaar: 'extra',
      'page.path': '/contact',
      subject: 'saleleaseback',
      kvkNumber: '01234567',
      ...quote,
      phone: '',
    };
    const shuffled = Object.fromEntries(Object.entries(fields).reverse());
    const { text, html } = render('company', shuffled);
    expect(text.slice(text.indexOf('Voornaam'), text.indexOf('\n\nBericht'))).toBe(
      `Voornaam:       Ada
Achternaam:     de Wit
Bedrijfsnaam:   Wit BV
KvK-nummer:     01234567
E-mailadres:    ada@bedrijf.example
Telefoonnummer: niet ingevuld
Onderwerp:      Sale & Leaseback
Pagina:         /contact
zomaar:         extra`,
    );
    const labels = [...html.matchAll(/<tr><td valign="top" [^>]*>([^<]+)</g)].map(([, label]) => label);
    expect(labels).toEqual([
      'Voornaam',
      'Achternaam',
      'Bedrijfsnaam',
      'KvK-nummer',
      'E-mailadres',
      'Telefoonnummer',
      'Onderwerp',
      'Pagina',
      'zomaar',
    ]);
  });

  it('keeps the line breaks of the message', () => {
    expect(mail.text).toContain('Looptijd: 48 maanden\nMaterieel: Minigraver\n');
    expect(mail.text).toContain('\n\nBericht:\nGraag snel.\nDank!\n');
    expect(mail.html).toContain('<html lang="nl">');
    expect(mail.html).toContain('<br><br>Bericht:<br>Graag snel.<br>Dank!');
  });

  it('shows markup in what was filled in as text', () => {
    const wild = `<b onload="x">&'`;
    const { html } = render('company', { firstName: wild, message: wild, [wild]: wild });
    expect(html).not.toContain(wild);
    expect(html.split('&lt;b onload=&quot;x&quot;&gt;&amp;&#39;')).toHaveLength(5);
  });

  it('says when it came in, in Dutch time', () => {
    expect(mail.text).toContain('Ontvangen op 21 november 2026 om 17:06.');
  });

  it('says whether a proposal went out', () => {
    const note = (message: string, hasVisitorMail: boolean) =>
      render('company', { ...indicative, message }, email, hasVisitorMail).text.replaceAll('\n', ' ');
    const { message = '' } = indicative;
    expect(note(message, true)).toContain('krijgt het indicatieve voorstel vanzelf');
    expect(note(message, false)).toContain('krijgt geen voorstel per mail');
    expect(note('Anders', true)).toContain('levert geen voorstel op');
  });

  it.each([
    'a@b.example, c@d.example',
    'ada@1.0x10',
    'jöhn@bedrijf.example',
    '.ada@bedrijf.example',
    'a..b@bedrijf.example',
  ])(
    'still comes when the address of the visitor is %s, which not every mail service takes, and says that no answer gets there',
    (typed) => {
      const mail = render('company', quote, typed);
      expect(mail.replyTo).toBeUndefined();
      expect(mail.to).toEqual(['leads@hoplease.example']);
      for (const body of [mail.text.replace(/\s+/g, ' '), mail.html]) {
        expect(body).toContain('je antwoord op deze mail gaat niet naar de aanvrager');
        expect(body).toContain(typed);
        expect(body).not.toMatch(/antwoord[^.]* gaat naar/);
      }
    },
  );

  it.each([`o'hara+lease@bedrijf.example`, 'a.b-c_d@bedrijf.example'])('can be answered at %s', (typed) => {
    const { replyTo, text } = render('company', quote, typed);
    expect(replyTo).toBe(typed);
    expect(text.replace(/\s+/g, ' ')).toContain('Je antwoord op deze mail gaat naar de aanvrager.');
  });
});

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
      'rekenrente',
      '12% per jaar',
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
    expect(proposal.text).toContain(`https://www.hoplease.example/calculator${fragment}`);
    expect(`${proposal.html}${proposal.text}`).not.toMatch(/onze rente/i);
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

describe('the mail of the morning', () => {
  const lead = { id: 'abcd4567-89ab', formType: 'contact', email, createdAt: '2026-11-21T16:06:05.123Z' };
  const fields = { firstName: 'Ada', lastName: 'de Wit' };
  const digest = (waiting: WaitingLeads) =>
    renderMail({ id: 'mail-1', kind: 'digest', attempts: 1, waiting }, company);

  it('says to the company which leads wait, why, and what to do', () => {
    const mail = digest({ total: 61, leads: [{ ...lead, fields, reasons: ['dead', 'unanswered'] }] });
    expect(mail).toMatchObject({ to: ['leads@hoplease.example'], subject: 'Er wachten 61 aanvragen op je' });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('ABCD4567: Contactbericht van Ada de Wit, 21-11-2026');
    for (const part of ['mail is mislukt', 'zonder notitie', 'leads -- release', 'En nog 60'])
      expect(mail.text).toContain(part);
  });

  it('names the address where there is no name, and the bare type of a form it does not know', () => {
    const { text } = digest({
      total: 1,
      leads: [{ ...lead, formType: 'nieuw', fields: {}, reasons: ['quarantined'] }],
    });
    expect(text).toContain('nieuw van ada@bedrijf.example');
  });

  it('says so when nothing waits any more by the time that it leaves', () => {
    expect(digest({ total: 0, leads: [] }).subject).toBe('Er wacht niets meer');
  });

  it.each([
    [0, 'Oude aanvragen worden niet gewist'],
    [2, 'Er wachten 2 aanvragen op je'],
  ])('tells that old leads are not purged, and what to do, when %i wait too', (total, subject) => {
    const mail = digest({ total, leads: [], purgeRefused: true });
    expect(mail.subject).toBe(subject);
    for (const part of [
      'Oude aanvragen worden niet gewist',
      'npm run leads -- purge --force',
      `select public.lead_purge('{"force": true}')`,
    ])
      expect(mail.text).toContain(part);
  });
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
    const createdAt = '2026-11-21T16:06:05.123Z';
    for (const fields of [quote, indicative]) {
      const lead = { id: 'lead-1', formType: fields.formType, email, createdAt, fields };
      const item = { id: 'mail-1', kind: 'visitor', attempts: 1, hasVisitorMail: true, lead } as const;
      const { html } = renderMail(item, { ...company, colours });
      const worn = html.match(/#[0-9a-f]{6}/g) ?? [];
      expect(worn.length).toBeGreaterThan(20);
      expect(worn.filter((colour) => ![...own.values()].includes(colour))).toEqual([]);
    }
  });

  it('speaks to one person', () => {
    for (const { html, text } of mails) expect(html + text).not.toMatch(/\b(u|uw)\b/i);
  });
});

import { describe, expect, it } from 'vitest';
import { email, indicative, quote, render } from '../../../../tests/leads/sample-mails.ts';

describe('the mail to the company', () => {
  const mail = render('company', quote);

  it('goes to the handlers of leads, and the answer to the visitor', () => {
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

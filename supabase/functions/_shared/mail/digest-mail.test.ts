import { describe, expect, it } from 'vitest';
import { exampleCompany as company } from '../../../../tests/leads/example-company.ts';
import { email } from '../../../../tests/leads/sample-mails.ts';
import { renderMail } from '../mail.ts';
import type { WaitingLeads } from '../stored-lead.ts';

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
    for (const part of ['een bericht erover is mislukt', 'zonder notitie', 'leads -- release', 'En nog 60'])
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
  ])('says that old leads are not purged, and what to do, when %i wait too', (total, subject) => {
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

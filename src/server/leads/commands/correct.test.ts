import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { leadFunctions } from '../../../../tests/leads/lead-functions.ts';
import { testDatabases } from '../../../../tests/leads/test-databases.ts';
import type { ListedLead } from '../admin/listed-lead.ts';
import { correct } from './correct.ts';

const typed = { firstName: 'Jan', email: 'jan@bedrijf.ln', phone: '', message: 'Twee bussen' };

describe.each(testDatabases)('correcting a lead in $name', ({ open }) => {
  const { call, submit, claim, run } = leadFunctions(open);
  let said: MockInstance<typeof console.log>;

  beforeEach(() => {
    said = vi.spyOn(console, 'log').mockImplementation(() => {});
  });

  async function submitted(more: object = {}): Promise<string> {
    const answer = await submit({ email: typed.email, fields: typed, ...more });
    return String(Object(answer).id);
  }
  const corrected = (target: string, text: string) =>
    correct.run(call, { target, text, format: 'text', force: false });
  const list = async () => (await call('lead_list')) as ListedLead[];

  it.each([
    ['Voornaam Jan Willem', { firstName: 'Jan Willem' }],
    ['telefoonnummer 06 12 34 56 78', { phone: '06 12 34 56 78' }],
    ['BERICHT Drie bussen, nieuw', { message: 'Drie bussen, nieuw' }],
  ])('"%s" changes that field, and sends nothing', async (text, change) => {
    const id = await submitted();
    await submitted();
    await claim();
    expect(await corrected(id, text)).toBe(0);
    const leads = await list();
    expect(leads.find((lead) => lead.id === id)).toMatchObject({
      email: typed.email,
      fields: { ...typed, ...change },
    });
    expect(leads.find((lead) => lead.id !== id)).toMatchObject({ fields: typed });
    expect(await claim()).toEqual([]);
  });

  it.each([
    ['Onderwerp sale & leaseback', 'saleleaseback', 'Sale & Leaseback'],
    ['Onderwerp saleleaseback', 'saleleaseback', 'Sale & Leaseback'],
    [
      'Onderwerp Offerte aanvragen - Bakwagen',
      'Offerte aanvragen - Bakwagen',
      'Offerte aanvragen - Bakwagen',
    ],
  ])('"%s" keeps a choice as the form sends it: %s', async (text, subject, words) => {
    const id = await submitted({ fields: { ...typed, subject: 'other' } });
    await corrected(id, text);
    expect(await list()).toMatchObject([{ fields: { subject } }]);
    expect(said.mock.lastCall?.[0]).toMatch(`Onderwerp is nu ${words}.`);
  });

  it.each(['sent', 'dead', 'pending'])(
    'mails a visitor whose mail was %s at the new address',
    async (status) => {
      const id = await submitted();
      const earlier = (await claim()).find(({ kind }) => kind === 'visitor');
      await run(`update crm.outbox set status = '${status}'`);
      await corrected(id, 'E-mailadres jan@bedrijf.nl');
      expect(said.mock.lastCall?.[0]).toMatch(
        /^E-mailadres is nu jan@bedrijf\.nl\. De bevestiging gaat daarheen/,
      );
      expect(await list()).toMatchObject([{ email: 'jan@bedrijf.nl', fields: { email: 'jan@bedrijf.nl' } }]);
      expect(await claim()).toMatchObject([
        { kind: 'visitor', attempts: 1, lead: { email: 'jan@bedrijf.nl' } },
      ]);
      // As a worker does that was sending it to the earlier address meanwhile.
      const settled = await call('outbox_settle', { id: earlier?.id, attempts: 1, outcome: 'sent' });
      expect(settled).toMatchObject({ status: 'stale' });
    },
  );

  it('sends a mail where the earlier address had its share of that day', async () => {
    for (let count = 0; count < 4; count += 1) await submitted({ visitorBucket: 'same' });
    const [last] = await list();
    await claim(20);
    await corrected(String(last?.id), 'E-mailadres jan@bedrijf.nl');
    expect(await claim()).toMatchObject([{ kind: 'visitor' }]);
  });

  it('sends nothing to what was taken for a robot, nor again when the address stays', async () => {
    const robot = await submitted({ quarantined: true });
    await corrected(robot, 'E-mailadres jan@bedrijf.nl');
    const person = await submitted();
    await claim();
    await corrected(person, `E-mailadres ${typed.email}`);
    expect(await claim()).toEqual([]);
  });

  it.each([
    ['E-mailadres', 'Zeg wat het wordt: npm run leads -- correct'],
    ['E-mailadres jan@bedrijf', '"jan@bedrijf" is niet goed. Vul een geldig e-mailadres in'],
    [
      'Mail jan@bedrijf.nl',
      'Het gegeven "Mail" bestaat niet. Kies uit: Voornaam, E-mailadres, Telefoonnummer, Bericht.',
    ],
    ['KvK-nummer 12345678', 'Het gegeven "KvK-nummer" bestaat niet.'],
    [`Voornaam ${'a'.repeat(201)}`, 'Maak dit korter: hoogstens 200 tekens.'],
  ])('refuses "%s", and changes nothing', async (text, problem) => {
    const id = await submitted();
    await expect(corrected(id, text)).rejects.toThrow(problem);
    expect(await list()).toMatchObject([{ email: typed.email, fields: typed }]);
  });
});

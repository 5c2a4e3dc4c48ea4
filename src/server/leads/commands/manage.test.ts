import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { pastMailLimit } from '../../../../supabase/functions/_shared/mail/lead-words.ts';
import { leadFunctions } from '../../../../tests/leads/lead-functions.ts';
import { testDatabases } from '../../../../tests/leads/test-databases.ts';
import { manageCommands } from './manage.ts';

const nothingWaits = 'Er is niets dat op een nieuwe poging wacht.';
const unknown = '00000000';

describe.each(testDatabases)('managing leads in $name', ({ open }) => {
  const { call, submit, claim, query, run } = leadFunctions(open);
  let said: MockInstance<typeof console.log>;
  let warned: MockInstance<typeof console.error>;

  beforeEach(() => {
    said = vi.spyOn(console, 'log').mockImplementation(() => {});
    warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  async function submitted(more: Record<string, unknown> = {}): Promise<string> {
    return String(Object(await submit(more)).id);
  }
  /** What a command answers, and the last that it says. */
  async function managed(name: string, target?: string, force = false) {
    const code = await manageCommands[name]?.run(call, { target, text: '', format: 'text', force });
    return [code, said.mock.lastCall?.[0]];
  }
  const claimed = async () => (await claim()).map(({ kind, lead }) => `${kind} ${lead.email}`).sort();

  describe('retry', () => {
    /** Two leads whose mails to the company were given up, and whose others wait for a moment. */
    async function failed(): Promise<{ jan: string }> {
      const jan = await submitted({ email: 'jan@bedrijf.nl' });
      await submitted({ email: 'piet@bedrijf.nl' });
      for (const { id, attempts, kind } of await claim()) {
        const outcome = kind === 'company' ? 'dead' : 'retry';
        await call('outbox_settle', { id, attempts, outcome, error: 'down' });
      }
      return { jan };
    }

    it('says that nothing waits', async () => {
      await submitted();
      expect(await managed('retry')).toEqual([0, nothingWaits]);
    });

    it('sends all that waits or was given up', async () => {
      await failed();
      const words = '4 berichten gaan opnieuw de deur uit zodra de server draait.';
      expect(await managed('retry')).toEqual([0, words]);
      const mails = ['company jan@bedrijf.nl', 'company piet@bedrijf.nl'];
      expect(await claimed()).toEqual([...mails, 'visitor jan@bedrijf.nl', 'visitor piet@bedrijf.nl']);
    });

    it('sends that of one lead, and leaves the others', async () => {
      const { jan } = await failed();
      await run("update crm.outbox set status = 'sent' where kind = 'visitor' and status = 'pending'");
      const words = '1 bericht gaat opnieuw de deur uit zodra de server draait.';
      expect(await managed('retry', jan)).toEqual([0, words]);
      expect(await claimed()).toEqual(['company jan@bedrijf.nl']);
    });

    it('sends what waits of one lead', async () => {
      const { jan } = await failed();
      await run("update crm.outbox set status = 'sent' where kind = 'company'");
      await managed('retry', jan);
      expect(await claimed()).toEqual(['visitor jan@bedrijf.nl']);
    });

    it('knows no other lead', async () => {
      await failed();
      expect(await managed('retry', unknown)).toEqual([1, undefined]);
      expect(warned.mock.lastCall?.[0]).toContain(unknown);
      expect(await claimed()).toEqual([]);
    });
  });

  describe('erase', () => {
    it('erases every lead of an address, and no other', async () => {
      for (const email of ['jan@bedrijf.nl', 'Jan@bedrijf.nl', 'piet@bedrijf.nl']) await submitted({ email });
      const [code, words] = await managed('erase', ' JAN@bedrijf.nl');
      expect(code).toBe(0);
      expect(words).toContain('Gewist: 2 aanvragen van JAN@bedrijf.nl');
      expect(await query('select email from crm.lead')).toEqual([{ email: 'piet@bedrijf.nl' }]);
    });

    it('says when there is nothing to erase', async () => {
      await submitted();
      const [code, words] = await managed('erase', 'piet@bedrijf.nl');
      expect(code).toBe(1);
      expect(words).toContain('piet@bedrijf.nl');
    });
  });

  it.each([
    ['a lead', '', ['Mail aan het bedrijf  wacht', 'Mail aan de aanvrager  wacht']],
    ['what a robot sent', 'update crm.lead set quarantined = true', ['Verdacht  waarschijnlijk een robot']],
    [
      'a lead of who got enough mails',
      "delete from crm.outbox where kind = 'visitor'",
      ['Mail aan het bedrijf  wacht', `Mail aan de aanvrager  geen: ${pastMailLimit}`],
    ],
  ])('shows %s', async (_what, change, rows) => {
    const id = await submitted();
    await run(change);
    const [code, sheet] = await managed('show', id);
    expect(code).toBe(0);
    const shown = String(sheet).replaceAll(/ {2,}/g, '  ');
    for (const row of rows) expect(shown).toContain(row);
    expect(shown.includes('geen: ')).toBe(rows.join().includes('geen: '));
  });

  it('purges what was kept long enough, and asks about a clock that is far ahead', async () => {
    await submitted({ email: 'jan@bedrijf.nl' });
    await submitted({ email: 'piet@bedrijf.nl' });
    await run("update crm.lead set purge_after = now() - interval '1 day' where email = 'jan@bedrijf.nl'");
    await run("update crm.last_purge set at = now() - interval '1 year'");
    expect(await managed('purge')).toEqual([1, undefined]);
    expect(warned.mock.lastCall?.[0]).toContain('Klopt de klok? Dan: npm run leads -- purge --force');
    expect(await query('select email from crm.lead')).toHaveLength(2);
    const words = 'Gewist omdat de bewaartermijn voorbij is: 1 aanvraag.';
    expect(await managed('purge', undefined, true)).toEqual([0, words]);
    expect(await query('select email from crm.lead')).toEqual([{ email: 'piet@bedrijf.nl' }]);
  });
});

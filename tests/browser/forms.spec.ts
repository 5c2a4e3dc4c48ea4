import type { Page } from '@playwright/test';
import { formOf, leadForms, type NoticeTexts, openerOf, reach } from './lead-forms.ts';
import { type Answer, lateAnswer, standInForLeadFunction } from './lead-function.ts';
import { expect, test } from './site.ts';
import { arrive, fillIn, read } from './visitor.ts';

const extras = {
  idempotencyKey: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  website: '',
  elapsedMs: expect.any(Number),
};

/** Everything that stays in the browser: address and storage. */
const leftBehind = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie]),
  );

async function dismiss(page: Page, role: 'status' | 'alert', [title, text]: NoticeTexts): Promise<void> {
  const notice = page.getByRole(role).filter({ hasText: title });
  await expect(notice.locator('p')).toHaveText([title, text]);
  await notice.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('button:focus'), 'of its form, or that opened it').toBeInViewport();
}

/** How the function fails: its answers, and how often it is asked. */
const failures: [what: string, answers: Answer[], requests: number, notice: 'refused' | 'unreachable'][] = [
  ['a refusal', [{ status: 422, json: { ok: false } }], 1, 'refused'],
  ['a failing server', [{ status: 500, json: {} }], 2, 'refused'],
  ['an answer without ok', [{ json: { ok: false } }], 1, 'refused'],
  ['no answer', ['none'], 2, 'unreachable'],
];

for (const lead of leadForms) {
  const { name, path, required, optional, body, after } = lead;

  test(`${name} says letter by letter what is wrong and keeps what was typed; sent, it says that it arrived and is empty`, async ({
    page,
    site,
    messages,
  }) => {
    const leads = await standInForLeadFunction(page);
    await arrive(page, site + path);
    await reach(page, lead);
    const form = formOf(page, lead);
    const submit = form.getByRole('button', { name: lead.submit });
    const alert = page.getByRole('alert');

    await test.step('what is missing', async () => {
      await submit.click();
      const wrong = form.locator('[aria-invalid=true]');
      await expect(wrong).toHaveCount(Object.keys(required).length);
      await expect(wrong.first()).toBeFocused();
      await expect(wrong.first()).toHaveAccessibleDescription(/^Vul je (voornaam|e-mailadres) in\.$/);
      await expect(alert.locator('p')).toHaveText([...(lead.missing ?? [])]);
      expect(leads.bodies).toEqual([]);
    });

    await fillIn(form, required);
    const keys = new Set<unknown>();
    for (const [what, answers, requests, notice] of failures) {
      await test.step(what, async () => {
        leads.answerWith(...answers);
        await submit.click();
        await expect(alert.locator('p')).toHaveText([...lead[notice]]);
        await expect(submit).toBeFocused();
        expect(leads.bodies).toEqual(Array(requests).fill({ ...body(required), ...extras }));
        for (const key of leads.keys()) keys.add(key);
        await dismiss(page, 'alert', lead[notice]);
      });
    }
    expect(keys.size).toBe(1);
    expect(await read(form, Object.keys(required))).toEqual(required);

    await test.step('its call', async () => {
      const { answer, give } = lateAnswer();
      leads.answerWith(answer);
      const entries = { ...required, ...optional };
      await fillIn(form, entries);
      await submit.click();
      await expect(form.getByRole('button', { name: lead.busy, exact: true })).toBeFocused();
      await expect(form.locator('[aria-live=polite]').filter({ hasText: lead.busy })).toHaveCount(1);
      give();
      await expect(page.getByRole('status').filter({ hasText: lead.sent[0] })).toBeVisible();
      expect(leads.bodies).toEqual([{ ...body(entries), ...extras }]);
      if (after) {
        await expect(form).toHaveCount(0);
        await expect(openerOf(page, lead) ?? form).toBeFocused();
      } else {
        await expect(submit).toBeFocused();
        await expect(form.locator("[data-variant='primary']"), 'steps back once it is done').toHaveCount(0);
      }
      await dismiss(page, 'status', lead.sent);
      await openerOf(page, lead)?.click();
      await expect(form.locator("[data-variant='primary']")).toHaveText(lead.submit);
      const names = Object.keys(entries);
      expect(await read(form, names)).toEqual(Object.fromEntries(names.map((field) => [field, ''])));
    });
    expect(await leftBehind(page)).not.toMatch(/Vries|anna@|12345678|123 45/);
    expect(messages.join()).not.toMatch(/Vries|anna@/);
  });
}

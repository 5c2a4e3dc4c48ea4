import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Target } from '../browser-user.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const block = '[data-block=page-search]';
const field: Target = { css: `${block} input[type=search]` };
const status = (text: string): Target => ({ css: `${block} [role=status]`, text });
const question = (visitor: Visitor) => visitor.entries(block, ['zoek']);

const step: Target = { css: '[data-block=lease-guide] h3' };
const answers: Target = { css: '[data-block=lease-guide] li a' };

/** How visitors find what they need without knowing where it stands. */
export const findingJourneys: readonly Journey[] = [
  {
    name: 'a page is found by another name and a typing error, and a step back brings the question again',
    async walk(visitor) {
      await visitor.open('/equipment');
      await visitor.enter(block, { zoek: 'heftruk' });
      await visitor.see(status('1 pagina en 2 antwoorden gevonden voor “heftruk”:'));
      await visitor.click({ css: `${block} a`, text: 'Intern transport' });
      await visitor.beOn('/equipment/intern-transport');
      await visitor.driver.back();
      await visitor.beOn('/equipment#zoek=heftruk');
      await visitor.see(status('1 pagina en 2 antwoorden gevonden voor “heftruk”:'));
      expect(await question(visitor)).toEqual({ zoek: 'heftruk' });
    },
  },
  {
    name: 'by keyboard the first hit follows the search field and its button',
    async walk(visitor) {
      await visitor.open('/equipment');
      await visitor.tabTo(field);
      await visitor.driver.type('shovel');
      await visitor.see(status('gevonden'));
      await visitor.press('Enter');
      await visitor.haveFocusOn(field);
      await visitor.press('Tab');
      await visitor.press('Tab');
      await visitor.haveFocusOn({ css: `${block} a`, text: 'Wiellader' });
    },
  },
  {
    name: 'what is not found goes to the contact form as a question',
    async walk(visitor) {
      await visitor.open('/equipment');
      await visitor.enter(block, { zoek: 'luchtballon & zeppelin' });
      await visitor.see(status('Niets gevonden voor “luchtballon & zeppelin”.'));
      await visitor.click({ css: `${block} a`, text: 'Vraag het ons' });
      await visitor.see({ css: '[name=message]' });
      const message = () => visitor.entries('form', ['message']);
      await expect.poll(message).toEqual({ message: 'Ik zocht op de site naar “luchtballon & zeppelin”. ' });
    },
  },
  {
    name: 'a visitor who leaves while the list of pages is still loading reads no failure of the search first',
    async walk(visitor) {
      visitor.network.hold(/^\/search\.data\.json$/);
      await visitor.arrive('/equipment');
      await visitor.enter(block, { zoek: 'shovel' });
      // A browser that leaves answers no questions.
      await visitor.ask((css) => {
        const status = document.querySelector(css);
        if (status === null) throw new Error('The search announces nothing.');
        const note = (): void => sessionStorage.setItem('announced', String(status.textContent));
        new MutationObserver(note).observe(status, { childList: true, subtree: true, characterData: true });
      }, status('').css);
      const release = visitor.network.hold(/^\/privacy$/);
      const left = visitor.open('/privacy');
      // Firefox and WebKit abort pending requests as soon as the visitor leaves, and the search announces its results
      // after a pause.
      await wait(2_000);
      release();
      await left;
      await visitor.beOn('/privacy');
      expect(await visitor.ask(() => sessionStorage.getItem('announced'))).toBe(null);
    },
  },
  {
    name: 'the guide asks one question at a time, and a step back is the browser’s',
    async walk(visitor) {
      await visitor.open('/leasevormen#keuzehulp');
      const first = await visitor.read(step);
      const last = await visitor.ask(
        (css) =>
          [...document.querySelectorAll<HTMLElement>(css)].filter((link) => link.checkVisibility()).at(-1)
            ?.innerText,
        answers.css,
      );
      await visitor.click({ ...answers, text: last });
      await expect.poll(() => visitor.read(step)).not.toBe(first);
      await visitor.driver.back();
      await expect.poll(() => visitor.read(step)).toBe(first);
      await visitor.tabTo(answers);
      await visitor.press('Enter');
      await visitor.click({ css: '[data-block=lease-guide] a', text: 'Bekijk' });
      await visitor.beOn('/leasevormen#saleleaseback');
    },
  },
];

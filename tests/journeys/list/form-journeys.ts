import { expect } from '@playwright/test';
import { calculatorAt, generalCalculator } from '../../browser/calculators.ts';
import { leadForm, leadForms } from '../../browser/lead-forms.ts';
import type { Journey } from '../journey.ts';
import {
  buttonOf,
  example,
  expectOneLead,
  fillInCalculator,
  fillInForm,
  formOf,
  openerOf,
  output,
  partOf,
  readNotice,
  required,
  submitOf,
} from './lead-steps.ts';

const contact = leadForm('the message of the contact page');
const quote = leadForm('the quote of an equipment page');
const scripts = /^\/assets\/.*\.js$/;

/** One sign of intent is enough once no earlier attempt can still fail: a browser asks for a file in turn. */
async function outlastEarlierRequests(): Promise<void> {
  const files = document.documentElement.innerHTML.match(/\/assets\/[\w-]+\.js/g) ?? [];
  await Promise.allSettled(files.map((file) => fetch(file)));
}

/** Calculators, forms, and the words that they explain. */
export const formJourneys: readonly Journey[] = [
  ...[generalCalculator, calculatorAt('/equipment/bouwmachine/minigraver')].map(
    (calculator): Journey => ({
      name: `the calculator of ${calculator.path} answers, under the pointer and on Enter`,
      async walk(visitor) {
        await visitor.open(calculator.path);
        await fillInCalculator(visitor, calculator);
        await visitor.click(buttonOf(calculator));
        await visitor.see({ ...output, text: example });
        await visitor.enter(partOf(calculator), { [calculator.priceName]: '40000', downPayment: '' });
        await visitor.press('Enter');
        await visitor.see({ ...output, text: '€ 923 per maand excl. btw' });
      },
    }),
  ),
  {
    name: 'a calculator that was opened offline answers with what was typed when the network is back',
    async walk(visitor) {
      visitor.network.cut(scripts);
      await visitor.open(generalCalculator.path);
      await fillInCalculator(visitor, generalCalculator, {
        vehiclePrice: '40000',
        leaseType: 'operational',
        leaseTerm: '24',
      });
      visitor.network.restore();
      await visitor.ask(outlastEarlierRequests);
      await visitor.hydrate();
      await visitor.click(buttonOf(generalCalculator));
      await visitor.see({ ...output, text: '€ 1.883 per maand excl. btw' });
    },
  },
  ...leadForms.map(
    (form): Journey => ({
      name: `${form.name} arrives once, says so, is empty again, and after a reload says so again`,
      async walk(visitor) {
        await visitor.open(form.path);
        await fillInForm(visitor, form);
        await visitor.click(submitOf(form));
        await readNotice(visitor, 'status', form.sent);
        await expectOneLead(visitor);
        if (form.after) await visitor.click(openerOf(form));
        const names = Object.keys(form.required);
        await expect
          .poll(() => visitor.entries(formOf(form), names))
          .toEqual(Object.fromEntries(names.map((name) => [name, ''])));
        await visitor.driver.reload();
        await readNotice(visitor, 'status', form.sent);
        await expectOneLead(visitor);
      },
    }),
  ),
  {
    name: 'a form that lacks something says what, and brings the focus there',
    async walk(visitor) {
      await visitor.open(contact.path);
      await visitor.click(submitOf(contact));
      await visitor.haveFocusOn({ css: `${formOf(contact)} [name=firstName][aria-invalid=true]` });
      await visitor.see({ css: formOf(contact), text: 'Vul je voornaam in.' });
      await fillInForm(visitor, contact);
      await visitor.seeNone({ css: `${formOf(contact)} [aria-invalid=true]` });
    },
  },
  {
    name: 'a form is filled in and sent by keyboard alone',
    async walk(visitor) {
      await visitor.open(contact.path);
      for (const [name, text] of Object.entries(required(contact, visitor))) {
        await visitor.tabTo({ css: `${formOf(contact)} [name=${name}]` });
        await visitor.driver.type(text);
      }
      await visitor.tabTo(submitOf(contact));
      await visitor.press('Enter');
      await readNotice(visitor, 'status', contact.sent);
      await expectOneLead(visitor);
    },
  },
  {
    name: 'the quote dialog closes on Escape and Annuleren, gives the focus back and keeps what was typed',
    async walk(visitor) {
      await visitor.open(quote.path);
      await fillInForm(visitor, quote);
      const close = [
        () => visitor.press('Escape'),
        () => visitor.click({ css: 'dialog button', text: 'Annuleren' }),
      ];
      for (const step of close) {
        await step();
        await visitor.seeNone({ css: 'dialog' });
        await visitor.haveFocusOn(openerOf(quote));
        await visitor.press('Enter');
        await visitor.see({ css: 'dialog' });
        expect(await visitor.entries(formOf(quote), Object.keys(quote.required))).toEqual(
          required(quote, visitor),
        );
      }
    },
  },
  {
    name: 'one step back closes the quote dialog and stays on its page; after a reload it leads to the page before',
    async walk(visitor) {
      await visitor.arrive('/contact');
      await visitor.open(quote.path);
      await fillInForm(visitor, quote);
      await visitor.driver.back();
      await visitor.seeNone({ css: 'dialog' });
      await visitor.beOn(quote.path);
      await visitor.haveFocusOn(openerOf(quote));
      await visitor.press('Enter');
      await visitor.see({ css: 'dialog' });
      const scrolled = () => visitor.ask(() => Math.round(scrollY));
      const top = await scrolled();
      await visitor.driver.reload();
      await visitor.see(openerOf(quote));
      await visitor.seeNone({ css: 'dialog' });
      await expect.poll(scrolled).toBe(top);
      // No visitor goes back in the moment in which the dialog removes its history entry.
      await expect.poll(() => visitor.ask(() => history.state.depth === undefined)).toBe(true);
      await visitor.driver.back();
      await visitor.beOn('/contact');
    },
  },
  {
    name: 'a visitor who leaves while a message is being sent, and steps back, reads once that it arrived',
    except: { chromium: 'Playwright has its Chromium keep no document for a step back.' },
    async walk(visitor) {
      await visitor.open(contact.path);
      await fillInForm(visitor, contact);
      const release = visitor.network.hold(/send-contact-form$/);
      await visitor.click(submitOf(contact));
      await visitor.see({ ...submitOf(contact), text: contact.busy });
      await visitor.driver.goto('about:blank');
      await visitor.driver.back();
      release();
      await readNotice(visitor, 'status', contact.sent);
      await expectOneLead(visitor);
    },
  },
  {
    name: 'what is typed into a field replaces the draft that is restored there',
    async walk(visitor) {
      const field = { css: `${formOf(contact)} [name=firstName]` };
      const value = () => visitor.askOf(field, (element) => 'value' in element && element.value);
      await visitor.arrive(contact.path);
      await visitor.enter(formOf(contact), { firstName: 'Ada' });
      // Scripts under other names are in no cache, which answers at once.
      visitor.network.version = 'next';
      const release = visitor.network.hold(scripts);
      // A browser that restores fields by itself leaves nothing to restore.
      await visitor.open('/verzekeringen');
      await visitor.open(contact.path);
      await visitor.click(field);
      release();
      await expect.poll(value).toBe('Ada');
      await visitor.driver.type('Grace');
      await expect.poll(value).toBe('Grace');
    },
  },
  {
    name: 'what was typed survives a reload and a visit to another page',
    async walk(visitor) {
      const typed = () => visitor.entries(formOf(contact), Object.keys(contact.required));
      await visitor.open(contact.path);
      await fillInForm(visitor, contact);
      await visitor.driver.reload();
      await visitor.hydrate();
      await expect.poll(typed).toEqual(required(contact, visitor));
      await visitor.click({ css: 'header a[href="/leasevormen"]' });
      await visitor.beOn('/leasevormen');
      await visitor.driver.back();
      await visitor.beOn(contact.path);
      await expect.poll(typed).toEqual(required(contact, visitor));
    },
  },
  {
    name: 'a result is there again after a reload, and on the way back from another page',
    async walk(visitor) {
      const result = { ...output, text: example };
      await visitor.open('/calculator');
      await fillInCalculator(visitor, generalCalculator);
      await visitor.click(buttonOf(generalCalculator));
      await visitor.see(result);
      await visitor.driver.reload();
      await visitor.see(result);
      await visitor.click({ css: 'header a[href="/leasevormen"]' });
      await visitor.beOn('/leasevormen');
      await visitor.driver.back();
      await visitor.beOn('/calculator');
      await visitor.see(result);
    },
  },
  {
    name: 'a form that is sent before the scripts arrive is held, and sent once',
    async walk(visitor) {
      const release = visitor.network.hold(scripts);
      await visitor.open(contact.path);
      await fillInForm(visitor, contact);
      await visitor.click(submitOf(contact));
      await visitor.click(submitOf(contact));
      await visitor.beOn(contact.path);
      release();
      await readNotice(visitor, 'status', contact.sent);
      await expectOneLead(visitor);
    },
  },
  {
    name: 'a calculator whose scripts do not arrive says so, and calculates once they do',
    async walk(visitor) {
      const notice = { css: '[role=alert]', text: 'De calculator laadt niet' };
      visitor.network.cut(/\.|^\/functions\//);
      await visitor.open('/calculator');
      await visitor.seeNone(notice);
      await visitor.click({ css: '[name=vehiclePrice]' });
      await visitor.see(notice);
      visitor.network.restore();
      await fillInCalculator(visitor, generalCalculator);
      await visitor.seeNone(notice);
      await visitor.click(buttonOf(generalCalculator));
      await visitor.see({ ...output, text: example });
    },
  },
  {
    name: 'a word beside a field is explained near it, and Escape leaves the focus on its button',
    async walk(visitor) {
      const release = visitor.network.hold(scripts);
      await visitor.open('/calculator');
      const button = { css: 'button', text: 'Uitleg: looptijd' };
      const explanation = { css: '[popover]', text: 'Hoelang je contract duurt.' };
      await visitor.seeNone(explanation);
      await visitor.click(button);
      await visitor.see(explanation);
      const gap = await visitor.askOf(explanation, (element) => {
        const opener = document.querySelector('[aria-label="Uitleg: looptijd"]');
        const [from, to] = [opener, element].map((each) => each?.getBoundingClientRect());
        return from && to && Math.max(to.top - from.bottom, from.top - to.bottom);
      });
      expect(gap, 'pixels between button and explanation').toBeLessThan(40);
      expect(gap, 'the explanation leaves its button free').toBeGreaterThanOrEqual(0);
      await visitor.press('Escape');
      await visitor.seeNone(explanation);
      await visitor.haveFocusOn(button);
      release();
    },
  },
  {
    name: 'a word that stands at the end of the screen is explained on the screen',
    async walk(visitor) {
      await visitor.driver.resize({ width: 390, height: 800 });
      await visitor.open('/calculator');
      const button = { css: 'button', text: 'Uitleg: looptijd' };
      const explanation = { css: '[popover]', text: 'Hoelang je contract duurt.' };
      await visitor.askOf(button, (element) => {
        element.scrollIntoView({ block: 'end', behavior: 'instant' });
      });
      await visitor.click(button);
      await visitor.see(explanation);
      const space = await visitor.askOf(explanation, (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(top, innerHeight - bottom);
      });
      expect(space, 'pixels between explanation and edge').toBeGreaterThanOrEqual(0);
    },
  },
];

import { calculatorAt, generalCalculator } from '../../browser/calculators.ts';
import { type LeadFormOnPage, leadForm, leadForms, withoutApp } from '../../browser/lead-forms.ts';
import { pageSays } from '../../routes.ts';
import type { Target } from '../browser-user.ts';
import type { Visitor } from '../visitor.ts';
import {
  buttonOf,
  example,
  expectOneLead,
  fillInCalculator,
  fillInForm,
  output,
  readNotice,
  submitOf,
} from './lead-steps.ts';

export type Step = (visitor: Visitor) => Promise<void>;

/** Something that a visitor came for, which the network can thwart. */
export interface Errand {
  name: string;
  path: string;
  /** What is done while the page is there and before it matters, such as filling in. */
  prepare?: Step;
  /** The one thing that may need the network. */
  act: Step;
  /** What the visitor sees when it worked. */
  succeed: Step;
  /** What the visitor sees when it did not, by what was missing; absent where that is not needed. */
  fail?: { withoutApp?: Step; withoutSite?: Step };
  /** How it is tried again; default: the same act. */
  again?: Step;
  /** It sends a lead. */
  isLead?: true;
  /** Some of its controls are made by the app: without it there is nothing to begin with. */
  isInApp?: boolean;
  /** Walked in Firefox and WebKit too, and not only in Chromium. */
  isEverywhere?: boolean;
}

const contact = leadForm('the message of the contact page');

const send = (form: LeadFormOnPage): Errand => {
  return {
    name: `send ${form.name}`,
    path: form.path,
    prepare: (visitor) => fillInForm(visitor, form),
    act: (visitor) => visitor.click(submitOf(form)),
    async succeed(visitor) {
      await readNotice(visitor, 'status', form.sent);
      await expectOneLead(visitor);
    },
    fail: {
      withoutApp: (visitor) => readNotice(visitor, 'alert', withoutApp(form.unreachable)),
      withoutSite: (visitor) => readNotice(visitor, 'alert', form.unreachable),
    },
    isLead: true,
    isInApp: form.after !== undefined,
    isEverywhere: form === contact,
  };
};

const menu: Target = { css: '#menu-panel' };
const answer: Target = { css: '[data-block=faq] details p' };
const explanation: Target = { css: '[popover]', text: 'Hoelang je contract duurt.' };

/** The browser says that it cannot reach the page. */
const leaveContact = (visitor: Visitor) => visitor.seeNone({ css: 'h1', text: pageSays('/contact').heading });

/** All that a visitor comes for. */
export const errands: readonly Errand[] = [
  ...leadForms.map(send),
  ...[generalCalculator, calculatorAt('/equipment/bouwmachine/minigraver')].map(
    (calculator): Errand => ({
      name: `calculate on ${calculator.path}`,
      path: calculator.path,
      prepare: (visitor) => fillInCalculator(visitor, calculator),
      act: (visitor) => visitor.click(buttonOf(calculator)),
      succeed: (visitor) => visitor.see({ ...output, text: example }),
      isInApp: true,
      isEverywhere: calculator === generalCalculator,
    }),
  ),
  {
    name: 'follow a link',
    path: '/contact',
    // Nobody pointed at it before: its page is not there yet.
    act: (visitor) => visitor.click({ css: 'main a[href="/privacy"]' }),
    async succeed(visitor) {
      await visitor.beOn('/privacy');
      await visitor.see({ css: 'h1', text: pageSays('/privacy').heading });
    },
    fail: {
      withoutApp: leaveContact,
      async withoutSite(visitor) {
        await visitor.see({ css: '[role=alert]', text: 'Geen verbinding' });
        await visitor.beOn('/contact');
      },
    },
    again: (visitor) => visitor.open('/privacy'),
    isEverywhere: true,
  },
  {
    name: 'open the equipment menu',
    path: '/contact',
    act: (visitor) => visitor.click({ css: '[popovertarget=menu-panel]' }),
    succeed: (visitor) => visitor.see(menu),
    isEverywhere: true,
  },
  {
    name: 'open an answer',
    path: '/calculator',
    act: (visitor) => visitor.click({ css: '[data-block=faq] summary' }),
    succeed: (visitor) => visitor.see(answer),
  },
  {
    name: 'have a word explained',
    path: '/calculator',
    act: (visitor) => visitor.click({ css: 'button', text: 'Uitleg: looptijd' }),
    succeed: (visitor) => visitor.see(explanation),
  },
];

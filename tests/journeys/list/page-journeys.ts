import { expect } from '@playwright/test';
import { generalCalculator } from '../../browser/calculators.ts';
import { translate } from '../../browser/changed-documents.ts';
import { firstOfTheirKind } from '../../first-of-their-kind.ts';
import { routes } from '../../routes.ts';
import { complaintsOf } from '../complaints.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';
import { buttonOf, example, fillInCalculator, output } from './lead-steps.ts';

/** All routes, a handful in each part: no test takes long, and how many there are does not depend on the pages. */
const parts: readonly (readonly string[])[] = Array.from({ length: 6 }, (_, part) =>
  routes.filter((_route, index) => index % 6 === part),
);

const answer = { css: '[data-block=faq] details p' };
const firstQuestion = { css: '[data-block=faq] summary' };

/** How its words move. */
function animations(visitor: Visitor): Promise<string[] | null> {
  return visitor.askOf({ css: 'h1' }, (heading) => [
    ...new Set(heading.getAnimations({ subtree: true }).map(({ playState }) => playState)),
  ]);
}

function staticTexts(): (string | null)[] {
  const blocks = document.querySelectorAll('main [data-block]:not([data-live], [data-live] *)');
  return Array.from(blocks, ({ textContent }) => textContent);
}

/** Pages as they are read. */
export const pageJourneys: readonly Journey[] = [
  ...parts.map(
    (part, index): Journey => ({
      name: `every page loads, and each kind hydrates, without a word in the console and within the policy (${index + 1} of ${parts.length})`,
      async walk(visitor) {
        visitor.network.isListening = true;
        visitor.driver.takeMessages?.();
        for (const route of part) {
          await visitor.open(route);
          await visitor.see({ css: 'h1' });
          if (firstOfTheirKind.has(route)) await visitor.hydrate();
          expect(complaintsOf(visitor), route).toEqual([]);
        }
      },
    }),
  ),
  {
    name: 'an unknown address says so and leads home',
    async walk(visitor) {
      await visitor.open('/bestaat-niet');
      await visitor.see({ css: 'h1', text: 'Oops! Page not found' });
      await visitor.click({ css: 'main a[href="/"]' });
      await visitor.beOn('/');
    },
  },
  {
    name: 'a page that the browser translated before it was used keeps its texts, and calculates',
    async walk(visitor) {
      await visitor.open(generalCalculator.path);
      await visitor.ask(translate);
      const texts = await visitor.ask(staticTexts);
      expect(texts.join()).toContain(' *');
      await fillInCalculator(visitor, generalCalculator);
      await visitor.click(buttonOf(generalCalculator));
      await visitor.see({ ...output, text: example });
      expect(await visitor.ask(staticTexts)).toEqual(texts);
    },
  },
  {
    name: 'a question opens its answer under the pointer and by keyboard',
    async walk(visitor) {
      await visitor.open('/calculator');
      await visitor.seeNone(answer);
      await visitor.click(firstQuestion);
      await visitor.see(answer);
      await visitor.click(firstQuestion);
      await visitor.seeNone(answer);
      await visitor.haveFocusOn(firstQuestion);
      await visitor.press('Enter');
      await visitor.see(answer);
      await visitor.press('Space');
      await visitor.seeNone(answer);
    },
  },
  {
    name: 'the moving words of the home page pause under the pointer and by keyboard, and on later visits too',
    async walk(visitor) {
      await visitor.open('/');
      const control = { css: '[data-block=rotating-hero] input[type=checkbox]' };
      expect(await animations(visitor)).toEqual(['running']);
      const move = (state: 'running' | 'paused') => expect.poll(() => animations(visitor)).toEqual([state]);
      await visitor.click(control);
      await move('paused');
      await visitor.haveFocusOn(control);
      for (const state of ['running', 'paused'] as const) {
        await visitor.press('Space');
        await move(state);
      }
      await visitor.click({ css: 'footer a[href="/privacy"]' });
      await visitor.beOn('/privacy');
      await visitor.click({ css: 'header a[href="/"]' });
      await visitor.beOn('/');
      await move('paused');
      await visitor.open('/');
      await move('paused');
      await visitor.click(control);
      await move('running');
      await visitor.open('/');
      await move('running');
    },
  },
  {
    name: 'a visitor who prefers dark reads light letters on a dark page',
    look: { dark: true },
    async walk(visitor) {
      for (const path of ['/', '/leasevormen', '/calculator', '/contact']) {
        await visitor.open(path);
        const [ground = 255, letters = 0] = await visitor.ask(() =>
          [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color].map(
            (colour) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number)),
          ),
        );
        expect(ground, path).toBeLessThan(80);
        expect(letters, path).toBeGreaterThan(200);
      }
    },
  },
];

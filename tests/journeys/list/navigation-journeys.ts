import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { pageSays } from '../../routes.ts';
import type { Target } from '../browser-user.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const heading: Target = { css: 'h1' };
const headerLink = (path: string): Target => ({ css: `header a[href="${path}"]` });
const title = (visitor: Visitor) => visitor.ask(() => document.title);
const scrolled = (visitor: Visitor) => visitor.ask(() => Math.round(scrollY));
const scrollTo = (visitor: Visitor, top: number) =>
  visitor.ask((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

/** Follows a link twice without a connection: each time the page stays, and says why. Then the connection is back. */
async function followInVain(visitor: Visitor, { from, link }: { from: string; link: Target }): Promise<void> {
  const notice = { css: '[role=alert]', text: 'Geen verbinding' };
  visitor.network.cut();
  await visitor.askOf(link, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await scrolled(visitor);
  for (const _press of ['first', 'second']) {
    await visitor.click(link);
    await visitor.see(notice);
    await visitor.beOn(from);
    await visitor.see({ css: 'h1', text: pageSays(from).heading });
    expect(await scrolled(visitor)).toBe(top);
    await visitor.click({ css: '[role=alert] button', text: 'Melding sluiten' });
    await visitor.seeNone(notice);
  }
  visitor.network.restore();
}

/** From page to page. */
export const navigationJourneys: readonly Journey[] = [
  {
    name: 'a link shows the next page at its top, with its title and the focus on its heading, in the same document',
    async walk(visitor) {
      await visitor.arrive('/leasevormen');
      await visitor.ask(() => {
        document.body.dataset.sameDocument = '';
      });
      const before = await title(visitor);
      await scrollTo(visitor, 900);
      await visitor.click(headerLink('/contact'));
      await visitor.beOn('/contact');
      await visitor.see({ css: 'h1', text: pageSays('/contact').heading });
      await visitor.haveFocusOn(heading);
      expect(await scrolled(visitor)).toBe(0);
      expect(await title(visitor)).not.toBe(before);
      await visitor.see({ css: `body[data-same-document] ${headerLink('/contact').css}[aria-current=page]` });
    },
  },
  {
    name: 'back and forward return to page, title and place',
    async walk(visitor) {
      await visitor.arrive('/leasevormen');
      const before = await title(visitor);
      await scrollTo(visitor, 700);
      await expect.poll(() => scrolled(visitor)).toBe(700);
      await visitor.click(headerLink('/contact'));
      await visitor.beOn('/contact');
      await visitor.haveFocusOn(heading);
      await visitor.driver.back();
      await visitor.beOn('/leasevormen');
      await expect.poll(() => title(visitor)).toBe(before);
      await expect.poll(() => scrolled(visitor)).toBe(700);
      await visitor.driver.forward();
      await visitor.beOn('/contact');
      await visitor.see({ css: 'h1', text: pageSays('/contact').heading });
      await expect.poll(() => scrolled(visitor)).toBe(0);
    },
  },
  {
    name: 'a page that was left from within a field follows its links when a step back brings it again',
    async walk(visitor) {
      await visitor.open('/contact');
      await visitor.enter('[data-block=contact-form]', { firstName: 'Anna' });
      await visitor.see({ css: 'html[data-hydrated]' });
      await visitor.open('/robots.txt');
      await visitor.driver.back();
      await visitor.click(headerLink('/verzekeringen'));
      await visitor.beOn('/verzekeringen');
      await visitor.see({ css: 'h1', text: pageSays('/verzekeringen').heading });
    },
  },
  {
    name: 'a link with an anchor leads to its place on the other page',
    async walk(visitor) {
      await visitor.arrive('/');
      await visitor.click({ css: 'a[href="/leasevormen#operational"]' });
      await visitor.beOn('/leasevormen#operational');
      const top = () =>
        visitor.askOf({ css: '#operational' }, (element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(400);
      expect(await scrolled(visitor)).toBeGreaterThan(300);
    },
  },
  {
    name: 'a reload stays on the page that was navigated to',
    async walk(visitor) {
      await visitor.arrive('/contact');
      await visitor.click(headerLink('/leasevormen'));
      await visitor.see({ css: 'h1', text: pageSays('/leasevormen').heading });
      await visitor.driver.reload();
      await visitor.beOn('/leasevormen');
      await visitor.driver.back();
      await visitor.beOn('/contact');
      await visitor.see({ css: 'h1', text: pageSays('/contact').heading });
    },
  },
  ...['/contact.json', '/site.data.json'].map(
    (held): Journey => ({
      name: `a visitor who leaves while ${held} is still loading arrives at the chosen page, and sees no failure first`,
      async walk(visitor) {
        visitor.network.hold(new RegExp(`^${held}$`));
        await visitor.arrive('/leasevormen');
        await visitor.click(headerLink('/contact'));
        await expect.poll(() => visitor.ask(() => location.pathname)).toBe('/contact');
        // A browser that leaves answers no questions.
        await visitor.ask(() => {
          const note = (): void =>
            sessionStorage.setItem('seen', String(document.querySelector('h1')?.innerText));
          new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        });
        const release = visitor.network.hold(/^\/privacy$/);
        const left = visitor.open('/privacy');
        // Firefox and WebKit abort pending requests as soon as the visitor leaves, not when the next page is there.
        await wait(300);
        release();
        await left;
        await visitor.beOn('/privacy');
        expect(await visitor.ask(() => sessionStorage.getItem('seen'))).toBe(null);
        await visitor.see({ css: 'h1', text: pageSays('/privacy').heading });
      },
    }),
  ),
  {
    name: 'a first link that is followed without a connection says so, leaves the page as it was, and leads on when it is back',
    async walk(visitor) {
      const field = { css: '[name=firstName]' };
      const link = { css: 'main a[href="/privacy"]' };
      await visitor.open('/leasevormen');
      // Neither at the header nor at a link, which fetch what a next page needs.
      await visitor.driver.point({ x: 5, y: 300 });
      await visitor.open('/contact');
      await visitor.click(field);
      await visitor.see({ css: 'html[data-hydrated]' });
      await visitor.driver.type('Anna');
      await followInVain(visitor, { from: '/contact', link });
      expect(await visitor.askOf(field, (element) => 'value' in element && element.value)).toBe('Anna');
      await visitor.click(link);
      await visitor.see({ css: 'h1', text: pageSays('/privacy').heading });
      await visitor.driver.back();
      await visitor.beOn('/contact');
      await visitor.driver.back();
      await visitor.beOn('/leasevormen');
    },
  },
  {
    name: 'a later link does the same',
    async walk(visitor) {
      const link = { css: 'footer a[href="/klachten"]' };
      await visitor.arrive('/contact');
      await visitor.click({ css: 'footer a[href="/privacy"]' });
      await visitor.see({ css: 'h1', text: pageSays('/privacy').heading });
      await followInVain(visitor, { from: '/privacy', link });
      await visitor.click(link);
      await visitor.see({ css: 'h1', text: pageSays('/klachten').heading });
      await visitor.driver.back();
      await visitor.beOn('/privacy');
      await visitor.driver.back();
      await visitor.beOn('/contact');
    },
  },
  {
    name: 'a drawing that comes late has its place already',
    async walk(visitor) {
      const drawing = { css: '[data-part=picture] img' };
      const height = () =>
        visitor.askOf(drawing, (image) => Math.round(image.getBoundingClientRect().height));
      const release = visitor.network.hold(/^\/assets\/images\/privacy/);
      await visitor.arrive('/contact');
      await visitor.click({ css: 'footer a[href="/privacy"]' });
      await visitor.see({ css: 'h1', text: pageSays('/privacy').heading });
      const before = await height();
      release();
      await expect
        .poll(() => visitor.askOf(drawing, (image) => 'naturalWidth' in image && image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await height()).toBe(before);
    },
  },
  {
    name: 'the first press of Tab offers to skip the header',
    async walk(visitor) {
      await visitor.open('/contact');
      await visitor.press('Tab');
      await visitor.haveFocusOn({ css: 'a', text: 'Naar de inhoud' });
      await visitor.press('Enter');
      await visitor.haveFocusOn({ css: 'main' });
    },
  },
];

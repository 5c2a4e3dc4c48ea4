import type { Target } from '../browser-user.ts';
import type { Journey } from '../journey.ts';

const opener: Target = { css: '[popovertarget=menu-panel]' };
const menu: Target = { css: '#menu-panel' };
const category: Target = { css: '#menu-panel a[href="/equipment/wegtransport"]' };

/** The menus of the header. */
export const menuJourneys: readonly Journey[] = [
  {
    name: 'the equipment menu opens under the pointer, closes on a click elsewhere, and leads on',
    async walk(visitor) {
      await visitor.open('/');
      await visitor.seeNone(menu);
      await visitor.click(opener);
      await visitor.see(category);
      await visitor.driver.click({ x: 640, y: 700 });
      await visitor.seeNone(menu);
      await visitor.click(opener);
      await visitor.click(category);
      await visitor.beOn('/equipment/wegtransport');
      await visitor.seeNone(menu);
    },
  },
  {
    name: 'the equipment menu opens by keyboard, closes on Escape with the focus on its button, and leads on',
    async walk(visitor) {
      await visitor.open('/');
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.see(menu);
      await visitor.press('Tab');
      await visitor.press('Escape');
      await visitor.seeNone(menu);
      await visitor.haveFocusOn(opener);
      await visitor.press('Space');
      await visitor.tabTo(category);
      await visitor.press('Enter');
      await visitor.beOn('/equipment/wegtransport');
      await visitor.seeNone(menu);
    },
  },
  {
    name: 'on a phone the menu button shows all destinations, closes on a press below them, and leads on',
    async walk(visitor) {
      await visitor.driver.resize({ width: 390, height: 900 });
      await visitor.open('/');
      await visitor.seeNone({ css: '#site-menu' });
      await visitor.click({ css: '[popovertarget=site-menu]' });
      for (const path of ['/', '/equipment', '/leasevormen', '/calculator', '/contact']) {
        await visitor.see({ css: `#site-menu a[href="${path}"]` });
      }
      await visitor.driver.click({ x: 195, y: 880 });
      await visitor.seeNone({ css: '#site-menu' });
      await visitor.click({ css: '[popovertarget=site-menu]' });
      await visitor.click({ css: '#site-menu a[href="/contact"]' });
      await visitor.beOn('/contact');
      await visitor.seeNone({ css: '#site-menu' });
    },
  },
];

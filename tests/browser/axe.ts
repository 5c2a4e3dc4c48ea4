import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours alone; all that the dark scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Where axe is in the page already it need not be put there again, which takes as long as checking. */
const nothing = ';';

interface Check {
  widths?: readonly (390 | 1280)[];
  /** Whether colours count; default is that they do, in light and dark. */
  hasColours?: boolean;
  /** Header and footer count only the first time round: other pages have the same ones. */
  isOneOfMany?: boolean;
}

/**
 * What axe finds in the page as it stands, at these widths (on a phone unless said otherwise), in light and dark. Empty when all is well; each entry says
 * where, which rule and which element.
 */
export async function axeFindings(
  page: Page,
  { widths = [390], hasColours = true, isOneOfMany = false }: Check = {},
): Promise<string[]> {
  const findings: string[] = [];
  // Half a button under the header would count as a small one.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of hasColours ? (['light', 'dark'] as const) : (['light'] as const)) {
      // No colour depends on the width, but in header and footer.
      if (isOneOfMany && colorScheme === 'dark' && width !== widths.at(-1)) continue;
      // Without motion nothing is half-way between two colours.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const hasAxe = await page.evaluate(() => 'axe' in window);
      const axe = new AxeBuilder({ page, axeSource: hasAxe ? nothing : undefined }).setLegacyMode();
      if (colorScheme === 'light') {
        // The same colours were looked at in the first width.
        const rules = { 'color-contrast': { enabled: hasColours && !(isOneOfMany && hasAxe) } };
        axe.options({ resultTypes: ['violations'], runOnly: everyRule, rules });
      } else axe.options({ resultTypes: ['violations'], runOnly: colourRules });
      if (isOneOfMany && hasAxe) axe.include('main');
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations) {
        for (const { html } of nodes) findings.push(`${width} ${colorScheme} ${id}: ${html.slice(0, 160)}`);
      }
    }
  }
  return findings;
}

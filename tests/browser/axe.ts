import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Minified: each page compiles it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours alone; all that the dark scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

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
      const isShort = isOneOfMany && (await hasAxe(page));
      // The same colours were looked at in the first width.
      const enabled = hasColours && !isShort;
      const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled }]));
      const found = await runAxe(page, {
        context: isShort ? 'main' : 'html',
        ...(colorScheme === 'light' ? { runOnly: everyRule, rules } : { runOnly: colourRules }),
      });
      findings.push(...found.map((finding) => `${width} ${colorScheme} ${finding}`));
    }
  }
  return findings;
}

/** What axe finds with these options in this part of the page, as it stands: each entry says which rule and which element. */
export async function runAxe(
  page: Page,
  { context = 'html', ...options }: RunOptions & { context?: string | { exclude: string[] } },
): Promise<string[]> {
  // Injecting it again takes as long as checking.
  if (!(await hasAxe(page))) await page.evaluate(source);
  const how: RunOptions = { resultTypes: ['violations'], ...options };
  const violations = await page.evaluate(
    async ([where, rules]) => (await window.axe.run(where, rules)).violations,
    [context, how] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

function hasAxe(page: Page): Promise<boolean> {
  return page.evaluate(() => 'axe' in window);
}

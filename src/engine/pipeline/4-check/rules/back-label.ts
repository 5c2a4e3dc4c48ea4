import { stringAt } from '../../../json/json-shape.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { usualLabels } from '../ways-back.ts';

/** Links back that say the old name of a renamed page; `left-from-copy` reports one that says the name of another. */
export const backLabel: SiteRule = {
  name: 'back-label',
  severity: 'warning',
  canBeIgnored: true,
  checkSite(site) {
    const labels = usualLabels(site);
    const names = new Map(site.pages.map(({ route, head }) => [route, stringAt(head, 'name')]));
    return site.pages.flatMap(({ document, blocks = [] }) =>
      blocks.flatMap(({ pointer, back }): Finding[] => {
        const name = back && names.get(back.href);
        // Without a capital it is no name: "Terug naar het overzicht".
        const said = back && /^Terug naar (\p{Lu}.*)$/u.exec(back.label)?.[1];
        if (!name || !said || overlap(said, name) || labels.get(back.href) !== back.label) return [];
        return [
          {
            document,
            pointer: `${pointer}/back/label`,
            range: { start: back.label.length - said.length, end: back.label.length },
            group: back.href,
            message: `De link terug zegt "${said}", maar de pagina "${back.href}" heet "${name}".`,
            hint: `Schrijf "Terug naar ${name}".`,
            replacement: name,
          },
        ];
      }),
    );
  },
};

/** One within the other, as `Bouwmachines` and `Bouwmachine`. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first.includes(second) || second.includes(first);
}

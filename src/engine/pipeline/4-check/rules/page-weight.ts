import type { Finding, SiteRule } from '../rule.ts';

/** The largest page of texts that still arrives at once on a slow phone, in bytes of the author's file. */
const maxBytes = 40_000;

/** Warns for pages with so much in them that visitors wait for it. Pictures do not count; the build looks at those. */
export const pageWeight: SiteRule = {
  name: 'page-weight',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ pages }) {
    return pages.flatMap(({ document, bytes }): Finding[] => {
      if (bytes <= maxBytes) return [];
      const message = `Dit bestand is ${kilobytes(bytes)} kB; een pagina mag ${kilobytes(maxBytes)} kB zijn.`;
      const hint = 'Verdeel de inhoud over meer pagina’s, of schrijf korter.';
      return [{ document, pointer: '/blocks', message, hint }];
    });
  },
};

function kilobytes(bytes: number): string {
  return String(Math.ceil(bytes / 1000));
}

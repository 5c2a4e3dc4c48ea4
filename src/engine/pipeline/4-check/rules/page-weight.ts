import type { Finding, SiteRule } from '../rule.ts';

/** In bytes of the file: what loads at once on a slow phone. */
export const maxBytes = 40_000;

/** Pages with too much text; the build checks pictures. */
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

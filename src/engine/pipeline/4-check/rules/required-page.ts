import { singleDocuments } from '../../../../shared/page/document-kind.ts';
import { notFoundRoute } from '../../../../shared/page/route.ts';
import type { SiteRule } from '../rule.ts';

const required = [
  {
    kind: 'site',
    name: '_site',
    file: singleDocuments.site,
    what: 'staan de gegevens van het bedrijf, het menu en de voettekst',
  },
  { kind: 'page', name: '/', file: 'index.json', what: 'staat de homepage' },
  {
    kind: 'page',
    name: notFoundRoute,
    file: '404.json',
    what: 'staat de pagina voor adressen die niet bestaan',
  },
];

/** Missing required files, reported at their path. */
export const requiredPage: SiteRule = {
  name: 'required-page',
  severity: 'error',
  checkSite({ documents, pagesFolder }) {
    return required
      .filter(
        ({ kind, name }) =>
          !documents.some((one) => one.kind === kind && (kind === 'site' || one.name === name)),
      )
      .map(({ file, what }) => ({
        document: { file: `${pagesFolder}/${file}` },
        pointer: '',
        message: `Het bestand "${file}" ontbreekt: daarin ${what}.`,
        hint: `Voeg ${pagesFolder}/${file} toe.`,
      }));
  },
};

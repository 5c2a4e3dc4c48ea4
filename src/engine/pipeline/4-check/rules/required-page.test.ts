import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { requiredPage } from './required-page.ts';

it('accepts a site that has them, readable or not', () => {
  expect(reportOf(requiredPage, { '_site.json': undefined, 'index.json': {}, '404.json': {} })).toEqual([]);
});

it('reports each file that is missing, in its own name', () => {
  expect(reportOf(requiredPage, { '_shared/cta.json': {} })).toEqual([
    'pages/_site.json# Het bestand "_site.json" ontbreekt: daarin staan de gegevens van het bedrijf, het menu en de voettekst. Voeg pages/_site.json toe.',
    'pages/index.json# Het bestand "index.json" ontbreekt: daarin staat de homepage. Voeg pages/index.json toe.',
    'pages/404.json# Het bestand "404.json" ontbreekt: daarin staat de pagina voor adressen die niet bestaan. Voeg pages/404.json toe.',
  ]);
});

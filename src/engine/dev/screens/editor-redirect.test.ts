import { expect, it } from 'vitest';
import { testSite } from '../../../../tests/engine/support/test-site.ts';
import { editorRedirect } from './editor-redirect.ts';

const site = testSite({ 'hulp.json': { aliases: ['/bel'] }, 'contact.json': { movedFrom: ['/mail'] } });

it.each([
  ['/_kit/bewerken?pagina=/bel', '/_kit/bewerken?pagina=%2Fhulp'],
  ['/_kit/bewerken?pagina=/bel&plek=/name', '/_kit/bewerken?pagina=%2Fhulp&plek=%2Fname'],
  ['/_kit/bewerken?pagina=/hulp', undefined],
  ['/_kit/bewerken?pagina=/mail', undefined],
  ['/_kit/bewerken?bestand=hulp.json', undefined],
  // What an open screen asks again.
  ['/_kit/bewerken.json?pagina=/bel', undefined],
  ['/_kit/paginas?pagina=/bel', undefined],
])('leads from %s to %s', (address, expected) => {
  expect(editorRedirect(new URL(address, 'http://localhost'), site)).toBe(expected);
});

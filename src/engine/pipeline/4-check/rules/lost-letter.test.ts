import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { lostLetter } from './lost-letter.ts';

it('reports each word that lost one', () => {
  expect(
    reportOf(lostLetter, { 'a.json': { blocks: [{ title: 'Een caf\ufffd, in \ufffd\ufffdn dag' }] } }),
  ).toEqual(
    ['caf\ufffd,', '\ufffd\ufffdn'].map(
      (word) =>
        `pages/a.json#/blocks/0/title "${word}" Hier is een letter verloren gegaan: op de plek van "\ufffd" in "${word}" stond een letter als é, ë of €. Typ de letter opnieuw. Raakten er veel kwijt, haal dan de vorige versie van het bestand terug met git.`,
    ),
  );
});

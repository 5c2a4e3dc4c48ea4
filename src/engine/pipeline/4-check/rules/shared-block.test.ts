import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { sharedBlock } from './shared-block.ts';

const cta = { '_shared/cta.json': { type: 'notice' } };

it('accepts a shared block that exists, also when its file cannot be read', () => {
  const files = { ...cta, '_shared/broken.json': undefined };
  expect(
    reportOf(sharedBlock, { ...files, 'a.json': { blocks: [{ shared: 'cta' }, { shared: 'broken' }] } }),
  ).toEqual([]);
});

it('reports a name that no shared block has', () => {
  const blocks = [{ shared: 'cta' }, { shared: 'cto' }, { shared: 'contactstrook' }];
  expect(reportOf(sharedBlock, { ...cta, 'a.json': { blocks } })).toEqual([
    'pages/a.json#/blocks/1/shared Er is geen gedeeld blok "cto". Bedoel je "cta"?',
    'pages/a.json#/blocks/2/shared Er is geen gedeeld blok "contactstrook". Kies uit "cta", of voeg pages/_shared/contactstrook.json toe.',
  ]);
});

it('warns for a shared block that no page uses, unless a page cannot be read', () => {
  expect(reportOf(sharedBlock, { ...cta, 'a.json': { blocks: [] } })).toEqual([
    'pages/_shared/cta.json# (warning) Geen enkele pagina gebruikt het gedeelde blok "cta". Zet { "shared": "cta" } op een pagina of verwijder dit bestand.',
  ]);
  expect(reportOf(sharedBlock, { ...cta, 'a.json': undefined })).toEqual([]);
});

it('leaves it to the name of a file that no page can name to be mended', () => {
  const files = { '_shared/Zo werkt hét.json': { type: 'notice' } };
  expect(reportOf(sharedBlock, { ...files, 'a.json': { blocks: [{ shared: 'zo-werkt-het' }] } })).toEqual([]);
  expect(reportOf(sharedBlock, { ...files, 'a.json': { blocks: [{ shared: 'zo-werkthet' }] } })).toEqual([
    'pages/a.json#/blocks/0/shared Er is geen gedeeld blok "zo-werkthet". Bedoel je "zo-werkt-het"?',
  ]);
  expect(reportOf(sharedBlock, { ...files, 'a.json': { blocks: [] } })).toEqual([]);
});

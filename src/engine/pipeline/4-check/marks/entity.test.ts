import { expect, it } from 'vitest';
import { documentFindings } from '../document-findings.ts';
import { textMarks } from '../rules/text-marks.ts';

it.each<[written: string, character: string | undefined]>([
  ['&eacute;', 'é'],
  ['&Eacute;', 'É'],
  ['&times;', '×'],
  ['&agrave;', 'à'],
  ['&ecirc;', 'ê'],
  ['&bull;', '•'],
  ['&euro;', '€'],
  ['&#8364;', '€'],
  ['&#x20AC;', '€'],
  ['&#128666;', '🚚'],
  ['&nbsp;', ' '],
  ['&#160;', ' '],
  ['&shy;', ''],
  ['&quot;', '”'],
  ['&apos;', '’'],
  // Half of a character, no character at all, and no name.
  ['&#55357;', undefined],
  ['&#xDE00;', undefined],
  ['&EACUTE;', undefined],
  ['&eacut;', undefined],
])('%s stands for %j', (written, character) => {
  const found = documentFindings(
    { kind: 'page', value: { blocks: [{ text: `a${written}b` }] } },
    { among: [textMarks] },
  );
  expect(found.map(({ message, replacement }) => [message.split('"')[1], replacement])).toEqual([
    [written, character],
  ]);
});

it.each(['Q&A; H&M', 'Jansen & Zonen;', 'a&b'])('accepts %j', (text) => {
  expect(documentFindings({ kind: 'page', value: { blocks: [{ text }] } }, { among: [textMarks] })).toEqual(
    [],
  );
});

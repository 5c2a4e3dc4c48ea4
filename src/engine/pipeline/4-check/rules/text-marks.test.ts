import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { applyEdits } from '../../../json/text-edit.ts';
import { documentFindings } from '../document-findings.ts';
import { textMarks } from './text-marks.ts';

const site = { phone: '026-000 00 00' };
const marksIn = (text: string): string[] =>
  reportOf(textMarks, { '_site.json': site, 'a.json': { blocks: [{ text }] } }).map(
    (line) => /^\S+ "(.*?)" (?=[A-Z"(])/s.exec(line)?.[1] ?? line,
  );

it.each([
  'Dit is **vet** en dit **ook**.',
  'Lees [meer](/equipment) of [bel](tel:+31260000000).',
  'Mail [info@voorbeeld.nl](mailto:info@voorbeeld.nl) of kijk op [www.voorbeeld.nl](https://www.voorbeeld.nl).',
  'Onze foto`s en auto`s, o zo mooi.',
  'Een *schuin* woord, (*nog een*) en *een **vet** woord*.',
  'Een prijs* van 4 * 3 is 120*80*100.',
  'De prijs* is vast. *Geldt dit jaar.',
  '*Geldt dit jaar.',
  'Bel {phone}, of {wie je wilt}',
  'Een last van <3 ton, C# en nummer #1; 3 * 4 * 5.',
  'Een lijst [1] (zie onder).',
  'Een café, crème brûlée, € 5, “Âge” en châssis.',
  '- 20%',
  '+ 10%',
  '+ **€ 500** per maand',
  '- € 500 korting',
  'Snel • Zeker • Vast bedrag',
  'Bereik: - 20 tot - 5 graden.',
  'Let op: een trekker – ook een oude – telt mee.',
  'Een â€‹ zonder breedte.',
  '> 3.500 kg',
  '>  € 50.000',
  'Lees [alles op www.rdw.nl over kentekens](https://www.rdw.nl).',
  'Lees [alles](<https://www.rdw.nl>) en [mail](<mailto:info@rdw.nl>).',
  'Lees alles op **[www.rdw.nl](https://www.rdw.nl)**.',
  'Lees [het](https://voorbeeld.nl/?q=_hoe_&code=`a`&b==c==).',
])('accepts %j', (text) => {
  expect(marksIn(text)).toEqual([]);
});

it.each([
  ['Een tank\u200bwagen.', '\u200b'],
  ['Een efﬁciënte wagen.', 'ﬁ'],
  ['Een ideale kraan: e\u0301e\u0301n.', 'e\u0301e\u0301'],
  ['\u200eEen tankwagen.', '\u200e'],
  ['Dit is **vet** en dit **niet.', '**'],
  ['**', '**'],
  ['Een tankwagen *cursief brengt brandstof.', '*'],
  ['Een *schuin* woord en *nog een.', '*'],
  ['Let op: *morgen en **overmorgen**.', '*'],
  ['De prijs* is *vast.', '*'],
  ['Wij komen langs. *Morgen al.', '*'],
  ['Lees [meer] (/equipment).', ' '],
  ['Mail info @voorbeeld.nl of bel.', 'info @voorbeeld.nl'],
  ['Mail [ons](mailto:info@ voorbeeld.nl).', '[ons](mailto:info@ voorbeeld.nl)'],
  ['Lees [meer](/equipment en verder.', '[meer](/equipment'],
  ['Een <strong>woord</strong>.', '<strong>woord</strong>'],
  ['Regel<br/>regel', '<br/>'],
  ['## Kop', '## '],
  ['Dit is er:\nSoort\tPrijs\nKraan\tHoog', 'Dit is er:\nSoort\tPrijs\nKraan\tHoog'],
  ['- 20%\n- 30%', '- 20%\n- 30%'],
  ['– Snel', '– Snel'],
  ['•Snel', '•Snel'],
  ['● Snel', '● Snel'],
  ['➤ Snel', '➤ Snel'],
  ['\uf0b7 Snel', '\uf0b7 Snel'],
  ['❖ Snel', '❖ Snel'],
  ['Dit krijg je: • snel • goed', '• snel • goed'],
  ['Dit krijg je: - snel - goed', '- snel - goed'],
  ['Zie [de folder](/documenten/De Folder.PDF).', '[de folder](/documenten/De Folder.PDF)'],
  ['Dit krijg je: * snel * goed', '* snel * goed'],
  ['> Wat fijn', '> '],
  ['Lease\u0002contract', '\u0002'],
  ['Twee\u000bregels', '\u000b'],
  ['Twee\u2028regels', '\u2028'],
  ['Bel {phone voor meer.', '{phone'],
  ['Bel [ons](tel:{{phone}}).', '{{phone}}'],
  ['Bel {phone}} maar.', '{phone}}'],
  ['Bel {{phone} maar.', '{{phone}'],
  ['Lees [het](https://voorbeeld.nl/?a=1&amp;b=2).', '&amp;'],
  ['Een cafÃ© in de stad.', 'Ã©'],
  ['Dat kost â‚¬ 500.', 'â‚¬'],
  ['Zo’n autoâ€™tje.', 'â€™'],
  ['Ja, zei hij.â€\u009d Klaar.', 'â€\u009d'],
  ['Ja, zei hij.â€ Klaar.', 'â€'],
  ['Ã\u0081frica', 'Ã\u0081'],
  ['Kijk op www.voorbeeld.nl.', 'www.voorbeeld.nl'],
  ['Kijk op **www.voorbeeld.nl**.', 'www.voorbeeld.nl'],
  ['Zie https://voorbeeld.nl/a?b=c, of bel.', 'https://voorbeeld.nl/a?b=c'],
  ['Mail naar jan.de-vries@voorbeeld.nl.', 'jan.de-vries@voorbeeld.nl'],
])('points in %j at %j', (text, mark) => {
  expect(marksIn(text)).toEqual([mark]);
});

it.each<[text: string, written: string[]]>([
  ['Een regel<br>melk. <i>Zo</i> dan.', ['<i>Zo</i>', '<br>']],
  ['<b>x <br> y</b> en <B>z <br></B>', ['<b>', '<br>']],
  ['<ul><li>een</li><li>twee</li></ul>', ['<ul>']],
  ['Een einde</b> zonder begin.', ['</b>']],
  ['Kijk: <iframe src="https://www.voorbeeld.nl/a"></iframe>', ['<iframe src="https://www.voorbeeld.nl/a">']],
  ['Zie <a href="https://rdw.nl">www.rdw.nl</a>.', ['<a href="https://rdw.nl">www.rdw.nl</a>']],
  [
    'Zie <https://rdw.nl>, <www.rdw.nl> en <info@rdw.nl>.',
    ['<https://rdw.nl>', '<www.rdw.nl>', '<info@rdw.nl>'],
  ],
  ['Zie <b>www.rdw.nl</b>.', ['<b>www.rdw.nl</b>', 'www.rdw.nl']],
])('reports each kind of HTML in %j once', (text, written) => {
  expect(marksIn(text)).toEqual(written);
});

it.each([
  [
    'Vraag [full service](/contact?Onderwerp=full service#vraag) aan.',
    'Vraag [full service](/contact?onderwerp=full-service#vraag) aan.',
  ],
  [
    'Vraag [dit](/contact?onderwerp=een hijskraan) aan.',
    'Vraag [dit](/contact?onderwerp=een-hijskraan) aan.',
  ],
  ['Vraag [dit](/contact?naam=een hijskraan) aan.', undefined],
  ['Lees [meer]( /equipment) hierover.', 'Lees [meer](/equipment) hierover.'],
  ['Mail [ons](mailto:info @voorbeeld.nl).', 'Mail [ons](mailto:info@voorbeeld.nl).'],
  ['Een <b>vet</b> en <strong class="x"> vet </strong>woord.', 'Een **vet** en  **vet** woord.'],
  ['Een <em>schuin</em> en <I>schuin</I> woord.', 'Een *schuin* en *schuin* woord.'],
  ['Lees <a class="x" href="/contact" target="_blank">meer</a>.', 'Lees [meer](/contact).'],
  ['<span style="color:red">Let</span> <u>op</u>.', 'Let op.'],
  ['Lees <a name="x">meer</a>.', undefined],
  ['Een <b>**vet**</b> woord.', undefined],
  ['Een <b> </b> woord.', undefined],
])('writes the HTML of %j as this site does', (text, right) => {
  const value = { blocks: [{ text }] };
  const found = documentFindings({ kind: 'page', value }, { among: [textMarks] });
  const edits = found.flatMap(({ place, replacement }) =>
    'range' in place && place.range && replacement !== undefined
      ? [{ ...place.range, text: replacement }]
      : [],
  );
  expect(edits.length === 0 ? undefined : applyEdits(text, edits)).toBe(right);
});

it.each([
  '• snel • goed',
  'Je krijgt: • snel • goed',
  'Je krijgt: - snel - goed',
  'Je krijgt:\n- snel\n- goed',
  'Je krijgt een auto.\n- snel\n- goed',
  'Je krijgt een auto.\r\n\r\n·\tsnel\r\n·\tgoed',
  'Je krijgt een auto\n1. snel\n2. goed\nDat was het.',
])('says how %j becomes a list', (text) => {
  const value = { blocks: [{ text }] };
  const found = documentFindings({ kind: 'page', value }, { among: [textMarks] });
  expect(found.map(({ hint }) => hint)).toEqual([
    'Maak er een lijst van in "items", met een tekst per punt: "snel", "goed".',
  ]);
});

it.each([
  ['Bel {phone voor meer.', 'Schrijf {phone}.', 'Bel {phone} voor meer.'],
  ['Kies {terms maanden.', 'Schrijf {terms}.', 'Kies {terms} maanden.'],
  ['Bel {phoen voor meer.', 'Bedoel je "{phone}"?', undefined],
  ['Bel {telefoon voor meer.', 'Bedoel je "{phone}"?', undefined],
  ['Kies {kaart of lijst.', 'Haal de "{" weg.', undefined],
  ['Bel {{phone}} maar.', 'Schrijf {phone}.', 'Bel {phone} maar.'],
  ['Bel {{telefoon}} maar.', 'Bedoel je "{phone}"?', undefined],
  ['Beste {{voornaam}},', 'Haal de accolades weg, of schrijf een gegeven als {phone}.', undefined],
])('closes in %j what names a value of the site', (text, hint, fixed) => {
  const value = { blocks: [{ text }] };
  const found = documentFindings({ kind: 'page', value }, { among: [textMarks] });
  const fixes = found.flatMap(({ place, replacement }) =>
    'range' in place && place.range && replacement !== undefined
      ? [applyEdits(text, [{ ...place.range, text: replacement }])]
      : [],
  );
  expect([found.map((one) => one.hint), fixes]).toEqual([[hint], fixed === undefined ? [] : [fixed]]);
});

it('takes no long time for the many spaces behind stars', { timeout: 2000 }, () => {
  expect(marksIn(`Dit is **${' '.repeat(3000)}niet vet.`)).toEqual(['**']);
});

it('takes a star behind a sentence for a note, perhaps', () => {
  const value = { blocks: [{ text: 'Wij komen. *Morgen al.' }] };
  const found = documentFindings({ kind: 'page', value }, { among: [textMarks] });
  expect(found.map(({ severity }) => severity)).toEqual(['warning']);
});

it('leaves the asterisk of a note, and asks about it', () => {
  const text = '* Geldt voor een aanhanger zonder rem.';
  const value = { blocks: [{ text }] };
  expect(documentFindings({ kind: 'page', value }, { among: [textMarks] })).toEqual([
    {
      rule: 'text-marks',
      severity: 'warning',
      place: { pointer: '/blocks/0/text', range: { start: 0, end: text.length } },
      message: 'Met "*" maak je hier geen lijst: bezoekers zien het teken.',
      hint: 'Schrijf zonder teken: "Geldt voor een aanhanger zonder rem.". Hoort het sterretje bij een noot, dan mag het blijven staan.',
      suggestion: 'Geldt voor een aanhanger zonder rem.',
    },
  ]);
});

describe('in a field without marks, the way out leads to no other mistake', () => {
  it.each([
    ['Lease <b>nu</b>', 'Lease nu'],
    ['Lease <a href="/x">nu</a>', 'Lease nu'],
    ['Lease<br>nu', 'Lease nu'],
    ['Lease <a href="https://rdw.nl">nu</a>', 'Lease nu'],
    ['Lease<iframe src="https://rdw.nl"></iframe>nu', 'Lease nu'],
    ['Lease **nu', 'Lease nu'],
    ['Lease *nu', 'Lease nu'],
    ['<b>Lease</b><br>nu', 'Lease nu'],
    ['Lease ** nu **', 'Lease nu'],
    ['Lease **nu**', 'Lease nu'],
    ['Lease __nu__', 'Lease nu'],
    ['Lease _nu_', 'Lease nu'],
    ['Lease ***nu***', 'Lease nu'],
    ['Lease [b]nu[/b]', 'Lease nu'],
    ['Lease ~~nu~~', 'Lease nu'],
    ['Lease [nu](/x)', 'Lease nu'],
    ['Lease [nu] (/x)', 'Lease nu'],
    ['Lease [nu](/x en ', 'Lease nu en '],
    ['Lease [nu](/x y)', 'Lease nu'],
    ['Lease (nu)[/x]', 'Lease nu'],
    ['## Lease nu', 'Lease nu'],
    ['Kijk op www.rdw.nl', 'Kijk op rdw.nl'],
    ['Kijk op https://www.rdw.nl/a/.', 'Kijk op rdw.nl/a.'],
  ])('%j becomes %j', (text, right) => {
    const [found, ...more] = inPlainText(text);
    expect(more).toEqual([]);
    expect(found?.hint).not.toMatch(/\*\*\p{L}|\]\(/u);
    const range = found !== undefined && 'range' in found.place ? found.place.range : undefined;
    const followed = applyEdits(text, range ? [{ ...range, text: found?.suggestion ?? '?' }] : []);
    expect(followed).toBe(right);
    expect(inPlainText(followed)).toEqual([]);
  });

  it.each(['Kijk [](/a).', '[ ](/a)', '[](https://www.rdw.nl)'])(
    'says once of %j that no link can stand there',
    (text) => {
      const value = { blocks: [{ text }] };
      const found = documentFindings({ kind: 'page', value }, { isRichText: () => false });
      expect(found.map(({ rule, hint }) => `${rule} ${hint}`)).toEqual([
        expect.stringMatching(/^text-marks Schrijf hier woorden in plaats van een link\./),
      ]);
    },
  );

  it('leaves an address that is the label of a link', () => {
    const value = { blocks: [{ label: 'www.rdw.nl', href: 'https://www.rdw.nl' }] };
    expect(
      documentFindings({ kind: 'page', value }, { among: [textMarks], isRichText: () => false }),
    ).toEqual([]);
  });
});

function inPlainText(text: string) {
  const value = { blocks: [{ text }] };
  return documentFindings({ kind: 'page', value }, { among: [textMarks], isRichText: () => false });
}

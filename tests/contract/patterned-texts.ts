/** Texts that a `pattern` of the schemas allows. */
interface PatternedText {
  least: string;
  /** A text that holds `mark` (lower case letters and digits) and is `length` long, or as short as it can be. */
  most(mark: string, length: number): string;
  /** Other forms that the pattern allows. */
  others?: string[];
}

const address: PatternedText = { least: '/', most: (mark, length) => `/${mark}`.padEnd(length, '/a-b') };
const fixed = (...[least = '', ...others]: string[]): PatternedText => ({ least, most: () => least, others });

/** By pattern, letter by letter as the schemas write it: one with another spelling must say here what it allows. */
export const patternedTexts: Readonly<Record<string, PatternedText>> = {
  '\\?$': { least: '?', most: (mark, length) => `${`${mark} lease `.padEnd(length - 1, 'kan dat ')}?` },
  '[A-Za-z0-9]': { least: '0', most: (mark, length) => mark.padEnd(length, ' –') },
  '^[a-z][a-z0-9-]*$': { least: 'a', most: (mark, length) => mark.padEnd(length, '-') },
  '^[a-z0-9]+(?:-[a-z0-9]+)*$': { least: '0', most: (mark, length) => mark.padEnd(length, 'a') },
  '^/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?$': {
    ...address,
    most: (mark, length) => address.most(mark, length).replace(/\/$/, 'a'),
  },
  '^(?:/(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\\.pdf|/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?(?:\\?[a-z]+=[a-z0-9-]+)?(?:#[a-z][a-z0-9-]*(?:=[a-z0-9&=+-]+)?)?|#[a-z][a-z0-9-]*|tel:(?:\\+?[0-9]+|\\{[a-zA-Z]+\\})|mailto:\\S+|https://\\S+|\\{[a-zA-Z]+\\})$':
    {
      ...address,
      most: (mark, length) => `https://${mark}`.padEnd(length, '.nl/?a=&amp;"<>'),
      others: [
        '/a/b?c=d#e',
        '/a#prijs=1&looptijd=24',
        '#a',
        '/documenten/Brochure_2.pdf',
        'tel:+31260000000',
        'tel:{phone}',
        'mailto:{email}',
        '{chatUrl}',
      ],
    },
  '^/images/[A-Za-z0-9/_.-]+\\.(?:svg|png|jpe?g|webp|avif)$': {
    least: '/images/a.svg',
    most: (mark, length) => `${`/images/${mark}`.padEnd(length - 4, 'a')}.svg`,
    others: ['/images/A_b-c/d.png', '/images/a.jpg', '/images/a.jpeg', '/images/a.webp', '/images/a.avif'],
  },
  '^(?:/images/[A-Za-z0-9/_.-]+\\.(?:png|jpe?g|webp)|https://\\S+)$': {
    least: 'https://a',
    most: (mark, length) => `https://${mark}`.padEnd(length, 'a'),
    others: ['/images/a.png', '/images/a.webp'],
  },
  '^#[0-9a-f]{6}$': fixed('#1d6b48', '#000000'),
  '^0 0 [1-9][0-9]* [1-9][0-9]*$': fixed('0 0 104 72', '0 0 1 1'),
  '^[Mm][-0-9a-zA-Z., ]+$': fixed('M4 66C14 61 22 54 27 45', 'm0,0-1.5 2z'),
  '^20\\d{2}-\\d{2}-\\d{2}$': fixed('2026-11-01', '2000-01-01', '2099-12-31'),
  '^[1-9]\\d{0,2}(?:\\.\\d{3})*\\+?$': fixed('1', '15.000', '100.000.000+'),
  '^[a-z0-9-]+$': { least: 'a', most: (mark, length) => mark.padEnd(length, '-') },
  '^https://[^/\\s]+$': { least: 'https://a', most: (mark, length) => `https://${mark}`.padEnd(length, 'a') },
  '^https://\\S+$': { least: 'https://a', most: (mark, length) => `https://${mark}`.padEnd(length, '/a') },
  '^(?:(?:0|(?:\\+|00)[- ]?31[- ]?(?:\\(0\\))?[- ]?)[1-9](?:[-() ]{0,3}[0-9]){8}|0(?:800|90[069])(?:[- ]?[0-9]{4}|(?:[- ]?[0-9]){7})|(?:\\+|00)[- ]?(?!31)[1-9](?:[-() ]{0,3}[0-9]){6,13})$':
    fixed(
      '08000000',
      '+31 (0)26-000 00 00',
      '026-000 00 00',
      '+32 2 000 00 00',
      '+1---2---3---4---5---6---7---8',
    ),
  '^[^\\s@"(),:;<>[\\]\\\\]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?\\.)+(?:[a-zA-Z]+|[xX][nN]--[a-zA-Z0-9-]*[a-zA-Z0-9])$':
    {
      least: 'a@b.c',
      most: (mark, length) => `${mark}@b.`.padEnd(length, 'c'),
      others: ["A&'b+c/d@e-f.g9.hi", 'a@b.xn--p1ai'],
    },
};

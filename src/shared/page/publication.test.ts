import { expect, it } from 'vitest';
import { type Publication, publicationInWords, publicationOf, unpublishedOn } from './publication.ts';

const day = '2027-02-15';

it.each<[Publication, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ draft: false }, undefined, undefined],
  [{ draft: true }, 'draft', 'Concept: bezoekers zien deze pagina niet'],
  [{ draft: true, until: '2027-02-01' }, 'draft', 'Concept: bezoekers zien deze pagina niet'],
  [{ from: day }, undefined, undefined],
  [{ from: '2027-02-16' }, 'early', 'Nog niet online: bezoekers zien deze pagina vanaf 16 februari 2027'],
  [{ until: day }, undefined, 'Online tot en met 15 februari 2027'],
  [
    { until: '2027-02-14' },
    'ended',
    'Niet meer online: bezoekers zagen deze pagina tot en met 14 februari 2027',
  ],
])('says when visitors see %j', (publication, unpublished, words) => {
  expect(unpublishedOn(day, publication)).toBe(unpublished);
  expect(publicationInWords(publication, day)).toBe(words);
});

it('leaves out what is not written as it should be', () => {
  expect(publicationOf({ draft: 'ja', from: 3, until: '2027-01-01' })).toEqual({ until: '2027-01-01' });
  expect(publicationOf({ from: '2027-02-31', until: '1 maart' })).toEqual({});
  expect([undefined, null, 3, []].map(publicationOf)).toEqual([{}, {}, {}, {}]);
});

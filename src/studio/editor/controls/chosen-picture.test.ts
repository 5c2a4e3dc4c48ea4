import { expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { choosePicture } from './chosen-picture.ts';

const pictures = [
  { src: '/bus.svg', alt: 'Een bus' },
  { src: '/tram.svg', alt: 'Een tram' },
  { src: '/nieuw.png', alt: '' },
];

it.each<[what: string, image: JsonObject, src: string, pointer: string, value: JsonObject | string]>([
  [
    'that of another picture',
    { src: '/bus.svg', alt: 'Een bus' },
    '/tram.svg',
    '/image',
    { src: '/tram.svg', alt: 'Een tram' },
  ],
  [
    'that of another picture, for a new one',
    { src: '/bus.svg', alt: 'Een bus' },
    '/nieuw.png',
    '/image',
    { src: '/nieuw.png', alt: '' },
  ],
  ['none', { src: '', alt: '' }, '/tram.svg', '/image', { src: '/tram.svg', alt: 'Een tram' }],
  [
    'that of a misspelt address',
    { src: '/trm.svg', alt: 'Twee trams' },
    '/tram.svg',
    '/image/src',
    '/tram.svg',
  ],
  ['one that came first', { src: '', alt: 'Twee trams' }, '/tram.svg', '/image/src', '/tram.svg'],
  ['its own', { src: '/tram.svg', alt: 'Twee trams' }, '/tram.svg', '/image/src', '/tram.svg'],
  ['none, as on a card', { src: '/bus.svg' }, '/tram.svg', '/image/src', '/tram.svg'],
])('takes a picture where the description was %s', (_what, image, src, pointer, value) => {
  const edit = choosePicture({ image }, { pointer: '/image/src', src, pictures });
  expect(edit).toEqual({ kind: 'set', pointer, value });
});

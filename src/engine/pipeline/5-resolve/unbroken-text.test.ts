import { expect, it } from 'vitest';
import { unbrokenProse, unbrokenText } from './unbroken-text.ts';

it.each([
  ['Van € 40.000 of €40.000, in euro’s of €', 'Van €~40.000 of €40.000, in euro’s of €'],
  ['Bel 026-000 00 00, ook om 9 uur', 'Bel 026-000~00~00, ook om 9~uur'],
  ['Tot 3.500 kg, tot 40 km/u, niet 3 kgf', 'Tot 3.500~kg, tot 40~km/u, niet 3 kgf'],
  ['In 48 maanden of 60: vanaf 1 januari 2030', 'In 48~maanden of 60: vanaf 1~januari 2030'],
  ['Volgens IFRS 16 en NEN 3140, met 2 mensen', 'Volgens IFRS~16 en NEN~3140, met 2 mensen'],
])('%s', (text, unbroken) => {
  expect(unbrokenText(text).replaceAll('\u00a0', '~')).toBe(unbroken);
});

it('leaves codes and addresses as they are', () => {
  const value = { title: '1 mei', items: [{ href: 'tel:026 00', text: '9 uur' }, '8 m'] };
  expect(unbrokenProse(value)).toEqual({
    title: '1\u00a0mei',
    items: [{ href: 'tel:026 00', text: '9\u00a0uur' }, '8\u00a0m'],
  });
});

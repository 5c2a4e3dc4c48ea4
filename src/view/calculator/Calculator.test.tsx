// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/hydrate.tsx';
import { Calculator } from './Calculator.tsx';

let write: (price: number) => void;

function Preview() {
  const [price, setPrice] = useState(40_000);
  write = setPrice;
  return (
    <Calculator heading="Reken" equipment={{ type: 'bakwagen', name: 'Bakwagen' }} priceExample={price} />
  );
}

it('shows the example price that an author writes while its preview stands open', async () => {
  const element = await hydrate(<Preview />);
  await act(async () => write(320_000));
  expect(element.querySelector('input')?.placeholder).toBe('bijv. 320.000');
});

it('asks for no exact price: an example stands in the field, and below it that an estimate will do', async () => {
  const element = await hydrate(<Preview />);
  const price = element.querySelector('input');
  const description = document.getElementById(price?.getAttribute('aria-describedby') ?? '');
  expect([price?.placeholder, description?.textContent]).toEqual([
    'bijv. 40.000',
    'Een schatting is genoeg.',
  ]);
});

import { type RefObject, useLayoutEffect, useState } from 'react';
import { calculationFragment, isCalculationFragment } from '../../shared/calculator/calculation-fragment.ts';
import { replaceFragment } from '../parts/replace-fragment.ts';
import type { Warning } from './AddressWarning.tsx';
import { readAddress } from './address.ts';
import type { CalculatorInPage } from './calculator-context.ts';
import type { CalculatorKind } from './calculator-kind.ts';
import { type CalculatorState, isStale } from './calculator-store.ts';
import type { CalculatorInput } from './configuration.ts';
import { isStaying } from './is-staying.ts';

/** Longer texts of a link are not repeated in full. In characters. */
const maxQuoted = 20;

/**
 * Opens the calculation in the page's address, now and when it changes; such an address then follows the result, so
 * that a reload, a step back and a copied address bring what is on the screen. Returns the message about the parts that
 * were refused, if any. What was typed in the prerendered page is newer than the address it was opened with.
 */
export function useAddress(
  { kind, store }: CalculatorInPage,
  typed: RefObject<Partial<CalculatorInput>>,
): Warning | undefined {
  const [warning, setWarning] = useState<Warning>();
  useLayoutEffect(() => {
    /** Also while there is none, as when the price is emptied to type another. */
    let hasCalculation = false;
    const open = (newer: Partial<CalculatorInput>, { isBrought }: Pick<Warning, 'isBrought'>): void => {
      if (!isCalculationFragment(location.hash)) return;
      const address = readAddress(location.hash, kind);
      const { open: openWhole, choose } = store.getState();
      hasCalculation = address?.input.price !== undefined;
      if (address) (hasCalculation ? openWhole : choose)({ ...address.input, ...newer });
      const text = warningOf(address);
      setWarning(text === undefined ? undefined : { text, isBrought });
    };
    // A step back from another page says so too, after that page has opened it.
    const follow = ({ oldURL }: HashChangeEvent): void => {
      if (new URL(oldURL).pathname === location.pathname) open({}, { isBrought: true });
    };
    const write = (state: CalculatorState): void => {
      if (isCalculationFragment(location.hash) || (hasCalculation && location.hash === ''))
        writeAddress(state, kind);
    };
    open(typed.current, { isBrought: !isStaying() });
    if (Object.keys(typed.current).length > 0) write(store.getState());
    addEventListener('hashchange', follow);
    const unsubscribe = store.subscribe(write);
    return () => {
      removeEventListener('hashchange', follow);
      unsubscribe();
    };
  }, [kind, store, typed]);
  return warning;
}

/** Puts the calculation into the address, or takes it out, within its entry of the history. */
function writeAddress(state: CalculatorState, { settings }: CalculatorKind): void {
  const fragment =
    state.result && !isStale(state) ? calculationFragment(state.result.configuration, settings) : '';
  if (fragment === location.hash) return;
  replaceFragment(fragment);
}

function warningOf(address: ReturnType<typeof readAddress>): string | undefined {
  if (address === undefined) return 'De link naar deze berekening klopt niet. Vul de bedragen zelf in.';
  if (address.refused.length === 0) return undefined;
  const parts = address.refused.map(({ name, text }) => `${name} ‘${text.slice(0, maxQuoted)}’`);
  return `Niet overgenomen uit de link: ${parts.join(', ')}. Kijk je invoer na.`;
}

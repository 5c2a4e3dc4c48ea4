import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Calculation } from '../../../shared/calculator/calculation.ts';
import { calculationFragment } from '../../../shared/calculator/calculation-fragment.ts';
import { calculationLines } from '../../../shared/calculator/calculation-text.ts';
import { costLabels } from '../../../shared/calculator/cost-lines.ts';
import { monthlyPayment } from '../../../shared/lease/lease.ts';
import { leaseTotals } from '../../../shared/lease/lease-totals.ts';
import { isLoan } from '../../../shared/lease/lease-types.ts';
import { formatEuro } from '../../../shared/text/amount.ts';
import { listed } from '../../../shared/text/listed.ts';
import { TextButton } from '../../forms/TextButton.styles.ts';
import { Button } from '../../parts/Button.styles.ts';
import { readAddress } from '../address.ts';
import { type CalculatorInPage, useCalculator, useCalculatorInPage } from '../calculator-context.ts';
import { emptyInput, readInput } from '../configuration.ts';
import { ButtonRow, DetailPart, FigureTable, Status } from './Details.styles.ts';
import { longIn } from './long-amount.ts';
import { createScenarioStore } from './scenario-store.ts';

interface Scenario {
  fragment: string;
  /** In euros, with all that is paid. */
  total: number;
  /** Its amount is without what an offer counts besides. */
  isRent: boolean;
  /** By label. */
  values: ReadonlyMap<string, string>;
}

interface Kept {
  /** Of all that are kept. */
  count: number;
  /** Also for later visits. */
  isStored: boolean;
}

const title = 'Vergelijk berekeningen';

/** Up to three kept calculations side by side. */
export function Scenarios({ calculation }: { calculation: Calculation }) {
  const calculator = useCalculatorInPage();
  const { settings } = calculator.kind;
  const open = useCalculator((state) => state.open);
  const keepButton = useRef<HTMLButtonElement>(null);
  const [kept] = useState(() =>
    createScenarioStore(
      calculator.equipment?.type ?? 'general',
      (fragment) => scenarioOf(fragment, calculator) !== undefined,
    ),
  );
  const fragments = useStore(kept.store);
  const [status, setStatus] = useState<string>();
  useEffect(() => kept.connect(), [kept]);
  const scenarios = fragments.flatMap((fragment) => scenarioOf(fragment, calculator) ?? []);
  return (
    <DetailPart data-part="scenarios" data-print={scenarios.length > 1 ? undefined : 'no'}>
      <h3>{title}</h3>
      <p>
        Bewaar er hooguit drie; een vierde vervangt de eerste. Ze blijven op dit apparaat; wij zien ze niet.
      </p>
      <ButtonRow>
        <Button
          ref={keepButton}
          type="button"
          onClick={() => {
            const isStored = kept.keep(calculationFragment(calculation.configuration, settings));
            setStatus(keptInWords(calculation, { count: kept.store.getState().length, isStored }));
          }}
        >
          Bewaar om te vergelijken
        </Button>
      </ButtonRow>
      <Status role="status">{status}</Status>
      {scenarios.length > 0 && (
        <FigureTable aria-label={title} data-long={longIn(scenarios.map(({ total }) => total))}>
          <Incomparable scenarios={scenarios} />
          <thead>
            <tr>
              <td />
              {scenarios.map(({ fragment }, index) => (
                <th key={fragment} scope="col">
                  {`Berekening ${index + 1}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labelsOf(scenarios).map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {scenarios.map(({ fragment, values }) => (
                  <td key={fragment}>{values.get(label) ?? '–'}</td>
                ))}
              </tr>
            ))}
            <tr data-print="no">
              <td />
              {scenarios.map(({ fragment, values }, index) => (
                <td key={fragment}>
                  <TextButton
                    type="button"
                    aria-label={`Reken verder met berekening ${index + 1}`}
                    onClick={() => open(readAddress(fragment, calculator.kind)?.input ?? {})}
                  >
                    Reken verder
                  </TextButton>
                  <br />
                  <TextButton
                    type="button"
                    aria-label={`Verwijder berekening ${index + 1}`}
                    onClick={() => {
                      kept.remove(fragment);
                      const monthly = values.get(costLabels.monthly);
                      setStatus(`Berekening ${index + 1}, ${monthly} per maand, is verwijderd.`);
                      // Its own button goes.
                      keepButton.current?.focus();
                    }}
                  >
                    Verwijder
                  </TextButton>
                </td>
              ))}
            </tr>
          </tbody>
        </FigureTable>
      )}
    </DetailPart>
  );
}

/** Beside a loan the amount of a rent would seem to be all that it costs. */
function Incomparable({ scenarios }: { scenarios: readonly Scenario[] }) {
  const rents = scenarios.flatMap(({ isRent }, index) => (isRent ? [`${index + 1}`] : []));
  if (rents.length === 0) return null;
  const which = `Berekening ${listed(rents)} ${rents.length === 1 ? 'is' : 'zijn'}`;
  return (
    <caption>{`${which} zonder restwaarde en diensten zoals onderhoud: die tellen mee in een offerte.`}</caption>
  );
}

/** What became of the calculation that was kept last. */
function keptInWords({ monthlyAmount }: Calculation, { count, isStored }: Kept): string {
  const what = `${formatEuro(monthlyAmount)} per maand is berekening ${count} in de tabel`;
  return isStored ? `${what}.` : `${what}, tot je deze pagina verlaat: je browser bewaart niets.`;
}

/** Undefined for what cannot be calculated any more. */
function scenarioOf(fragment: string, { kind }: CalculatorInPage): Scenario | undefined {
  const input = readAddress(fragment, kind)?.input;
  const configuration = input && readInput(kind, { ...emptyInput, ...input }).configuration;
  if (configuration === undefined) return undefined;
  const { total } = leaseTotals(configuration);
  const lines = [...calculationLines(configuration).values()];
  const values = new Map([
    [costLabels.monthly, formatEuro(monthlyPayment(configuration))],
    [costLabels.total, formatEuro(total)],
    ...lines.map(({ label, value }): [string, string] => [label, value]),
  ]);
  return { fragment, total, isRent: !isLoan(configuration.leaseType), values };
}

function labelsOf(scenarios: readonly Scenario[]): string[] {
  return [...new Set(scenarios.flatMap(({ values }) => [...values.keys()]))];
}

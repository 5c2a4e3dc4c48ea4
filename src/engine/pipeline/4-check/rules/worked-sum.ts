import type { JsonValue } from '../../../../shared/json/json-value.ts';
import type { Unchecked, UncheckedObject } from '../../../../shared/json/unchecked.ts';
import { isProposable, type LeaseTerms, monthlyPayment } from '../../../../shared/lease/lease.ts';
import { rateInWords, termInWords } from '../../../../shared/lease/lease-settings.ts';
import type { CalculatorSettings, Site, WorkedExample } from '../../../../shared/schema-types.ts';
import { formatEuro } from '../../../../shared/text/amount.ts';
import { isObject, listAt, objectAt } from '../../../json/json-shape.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { PlacedText } from '../../3-facts/document-texts.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { rangeOf } from '../match-pattern.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { ratePattern, statedSums } from '../stated-sums.ts';

/** Sums in sentences and in `_site.json` that are not what the calculators give, such as after a new rate. */
export const workedSum: SiteRule = {
  name: 'worked-sum',
  severity: 'error',
  checkSite(site) {
    const { annualRate } = site.leaseSettings;
    const inTexts = site.workedSums.flatMap(({ document, pointer, text }) =>
      findingsIn({ pointer, text }, annualRate).map((finding) => ({ document, ...finding })),
    );
    return [...inTexts, ...findingsInExamples(site)];
  },
};

type TextFinding = Omit<Finding, 'document'>;

function findingsIn({ pointer, text }: PlacedText, annualRate: number): TextFinding[] {
  const rate = ratePattern.exec(text);
  const stated = rate?.groups?.rate;
  const rateFinding =
    stated !== undefined && stated !== rateInWords(annualRate) ? [wrongRate(stated, annualRate)] : [];
  const range = rate ? rangeOf(rate) : undefined;
  const amounts = statedSums(text).flatMap(({ monthlyAmount, range, ...lease }): TextFinding[] => {
    const terms = { ...lease, annualRate };
    const finding = isProposable(terms) ? judgeAmount(monthlyAmount, terms) : undefined;
    return finding ? [{ pointer, range, ...finding }] : [];
  });
  return [...rateFinding.map((finding) => ({ pointer, range, ...finding })), ...amounts];
}

function wrongRate(stated: string, annualRate: number): Pick<Finding, 'message' | 'hint'> {
  return {
    message: `Hier staat een rekenrente van ${stated}%, en de calculators rekenen met ${rateInWords(annualRate)}%.`,
    hint: `Schrijf "${rateInWords(annualRate)}%", of {rate}% als het altijd mee moet veranderen.`,
  };
}

function judgeAmount(
  stated: number | undefined,
  terms: LeaseTerms & { months: number },
): Pick<Finding, 'message' | 'hint'> | undefined {
  const amount = monthlyPayment(terms);
  if (stated === amount) return undefined;
  const { price, downPayment = 0, finalPayment = 0 } = terms;
  const parts = [
    formatEuro(price),
    ...(downPayment > 0 ? [`${formatEuro(downPayment)} aanbetaling`] : []),
    ...(finalPayment > 0 ? [`${formatEuro(finalPayment)} slottermijn`] : []),
    termInWords(terms.months),
  ];
  return {
    message: `De calculator komt bij ${parts.join(', ')} en een rekenrente van ${rateInWords(terms.annualRate)}% op ${formatEuro(amount)} per maand.`,
    hint: hintTo(`"${formatEuro(amount).replace(/^€\s/, '')}"`),
  };
}

function hintTo(write: string): string {
  return `Schrijf ${write}, of verander prijs, aanbetaling, slottermijn of looptijd.`;
}

/** The examples beside the settings themselves. */
function findingsInExamples({ siteDocument: document, leaseSettings: { annualRate } }: SiteIndex): Finding[] {
  if (document === undefined) return [];
  const site: Unchecked<Site> | undefined = parsedValue(document);
  const calculator: UncheckedObject<CalculatorSettings> = objectAt(site, 'calculator');
  return listAt(calculator, 'examples').flatMap((written, index) => {
    const example = termsOf(written);
    if (example === undefined) return [];
    const terms = { ...example, annualRate };
    const finding = judgeAmount(example.monthlyAmount, terms);
    const pointer = `/calculator/examples/${index}/monthlyAmount`;
    // A number in JSON has no points and no quotes.
    const hint = hintTo(`${monthlyPayment(terms)}`);
    return finding ? [{ document, pointer, ...finding, hint }] : [];
  });
}

function termsOf(written: JsonValue) {
  if (!isObject(written)) return undefined;
  const example: UncheckedObject<WorkedExample> = written;
  const { price, months, monthlyAmount, downPayment = 0, finalPayment = 0 } = example;
  return typeof price === 'number' &&
    typeof months === 'number' &&
    typeof monthlyAmount === 'number' &&
    typeof downPayment === 'number' &&
    typeof finalPayment === 'number'
    ? { price, months, monthlyAmount, downPayment, finalPayment }
    : undefined;
}

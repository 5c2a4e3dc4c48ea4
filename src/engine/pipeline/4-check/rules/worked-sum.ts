import { formatEuro, readAmount } from '../../../../shared/amount.ts';
import { type LeaseTerms, monthlyPayment } from '../../../../shared/lease.ts';
import { rateInWords } from '../../../../shared/lease-settings.ts';
import { isObject } from '../../../json/json-shape.ts';
import type { JsonValue } from '../../../json/json-value.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { WorkedSum } from '../../3-facts/document-texts.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

const ratePattern = /rekenrente (?:van )?(?<rate>\d+(?:,\d+)?)%/;
const pricePattern = /€\s?(?<price>[\d.]+(?:,\d+)?)/;
const downPaymentPattern = /(?<percentage>\d+)% aanbetaling/;
const monthlyAmountPattern = /€\s?(?<amount>\d[\d.]*)(?: per maand)? in (?<months>\d+)\b/dg;

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

function findingsIn({ pointer, text }: WorkedSum, annualRate: number): TextFinding[] {
  const rate = ratePattern.exec(text);
  const told = rate?.groups?.rate;
  const rateFinding =
    told !== undefined && told !== rateInWords(annualRate) ? [wrongRate(told, annualRate)] : [];
  const range = rate ? { start: rate.index, end: rate.index + rate[0].length } : undefined;
  const price = readAmount(pricePattern.exec(text)?.groups?.price ?? '');
  if (price === undefined) return rateFinding.map((finding) => ({ pointer, range, ...finding }));
  const downPayment = (price * Number(downPaymentPattern.exec(text)?.groups?.percentage ?? 0)) / 100;
  const amounts = [...text.matchAll(monthlyAmountPattern)].flatMap(({ groups, indices }): TextFinding[] => {
    const [start = 0, end = 0] = indices?.groups?.amount ?? [];
    const months = Number(groups?.months);
    const finding = judgeAmount(readAmount(groups?.amount ?? ''), { price, downPayment, months, annualRate });
    return finding ? [{ pointer, range: { start, end }, ...finding }] : [];
  });
  return [...rateFinding.map((finding) => ({ pointer, range, ...finding })), ...amounts];
}

function wrongRate(told: string, annualRate: number): Pick<Finding, 'message' | 'hint'> {
  return {
    message: `Hier staat een rekenrente van ${told}%, en de rekenhulpen rekenen met ${rateInWords(annualRate)}%.`,
    hint: `Schrijf "${rateInWords(annualRate)}%", of {rate}% als het altijd mee moet veranderen.`,
  };
}

function judgeAmount(
  told: number | undefined,
  terms: LeaseTerms & { months: number },
): Pick<Finding, 'message' | 'hint'> | undefined {
  const amount = monthlyPayment(terms);
  if (told === amount) return undefined;
  return {
    message: `De rekenhulp komt bij ${formatEuro(terms.price)}, ${terms.months} maanden en een rekenrente van ${rateInWords(terms.annualRate)}% op ${formatEuro(amount)} per maand.`,
    hint: `Schrijf "${formatEuro(amount).replace(/^€\s/, '')}", of verander prijs, aanbetaling of looptijd.`,
  };
}

/** The examples beside the settings themselves. */
function findingsInExamples({ documents, leaseSettings: { annualRate } }: SiteIndex): Finding[] {
  const document = documents.find(({ kind }) => kind === 'site');
  const value = document && parsedValue(document);
  const calculator = isObject(value) ? value.calculator : undefined;
  const examples = isObject(calculator) ? calculator.examples : undefined;
  if (document === undefined || !Array.isArray(examples)) return [];
  return examples.flatMap((example, index) => {
    const terms = termsOf(example);
    const finding = terms && judgeAmount(terms.monthlyAmount, { ...terms, annualRate });
    return finding ? [{ document, pointer: `/calculator/examples/${index}/monthlyAmount`, ...finding }] : [];
  });
}

function termsOf(example: JsonValue) {
  if (!isObject(example)) return undefined;
  const { price, months, monthlyAmount, downPayment = 0, finalPayment = 0 } = example;
  return typeof price === 'number' &&
    typeof months === 'number' &&
    typeof monthlyAmount === 'number' &&
    typeof downPayment === 'number' &&
    typeof finalPayment === 'number'
    ? { price, months, monthlyAmount, downPayment, finalPayment }
    : undefined;
}

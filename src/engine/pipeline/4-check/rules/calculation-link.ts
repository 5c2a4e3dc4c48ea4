import { calculationChoices, choiceNames } from '../../../../shared/calculator/calculation-choices.ts';
import {
  type FragmentPart,
  isCalculationFragment,
  readCalculationFragment,
  readFragmentAmount,
} from '../../../../shared/calculator/calculation-fragment.ts';
import { exampleMonths } from '../../../../shared/calculator/price-example.ts';
import { parentPointer, valueAt } from '../../../../shared/json/json-pointer.ts';
import { monthlyPayment } from '../../../../shared/lease/lease.ts';
import { type LeaseSettings, termInWords } from '../../../../shared/lease/lease-settings.ts';
import { leaseTypeOf } from '../../../../shared/lease/lease-types.ts';
import { isCalculatorBlock } from '../../../../shared/page/calculator-blocks.ts';
import { formatEuro, readAmount } from '../../../../shared/text/amount.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { AuthoredLink, InDocument } from '../../3-facts/document-texts.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { type ExampleTerm, exampleTerms } from '../example-terms.ts';
import { filledHref } from '../links/filled-href.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** What a calculator lets choose, by input. */
type Choices = ReadonlyMap<FragmentPart['input'], readonly string[]>;

function choicesOf(settings: LeaseSettings): Choices {
  return new Map(
    choiceNames.map((name) => [name, calculationChoices[name](settings).map(({ value }) => value)]),
  );
}

/** Links and examples that open a calculation which the calculator refuses, and links that name another amount than it gives. */
export const calculationLink: SiteRule = {
  name: 'calculation-link',
  severity: 'error',
  checkSite(site) {
    const calculators = new Set(
      site.pages
        .filter(({ blocks = [] }) => blocks.some(({ type }) => isCalculatorBlock(type)))
        .map(({ route }) => route),
    );
    const [first] = calculators;
    const choices = choicesOf(site.leaseSettings);
    const terms = exampleTerms(site);
    const examples = new Set(terms.map(itemOf));
    const inLinks = site.links.flatMap((link): Finding[] => {
      const at = link.href.indexOf('#');
      const fragment = link.href.slice(at);
      // The calculation of a worked example is put behind its path.
      const isExample = link.pointer.endsWith('/path') && examples.has(itemOf(link));
      if (!isExample && (at < 0 || !isCalculationFragment(fragment))) return [];
      const route = pageOf(link, site);
      if (route !== undefined && site.routes.has(route) && site.isReadable && !calculators.has(route))
        return [
          findingOf(link, {
            what: `op "${route}" staat geen calculator`,
            hint:
              first === undefined
                ? 'Haal de link weg, of zet daar een blok met een calculator.'
                : `Kies "${first}" of een pagina met een calculator.`,
          }),
        ];
      if (isExample) return [];
      const wrong = wrongIn(fragment, { label: textOfLink(link), settings: site.leaseSettings, choices });
      return wrong === undefined ? [] : [findingOf(link, wrong)];
    });
    return [...inLinks, ...findingsInTerms(terms, site.leaseSettings.terms)];
  },
};

/** The page that a link leads to; undefined where it is no address, as another rule says. */
function pageOf({ href, document }: InDocument<AuthoredLink>, site: SiteIndex): string | undefined {
  const filled = filledHref(href, site);
  if (filled?.kind === 'anchor') return document.name;
  return filled?.kind === 'page' ? (site.aliases.get(filled.path) ?? filled.path) : undefined;
}

/** The item that holds a value, as a key. */
function itemOf({ document, pointer }: InDocument<{ pointer: string }>): string {
  return `${document.file}#${parentPointer(pointer)}`;
}

function findingsInTerms(examples: readonly ExampleTerm[], terms: readonly number[]): Finding[] {
  return examples
    .filter(({ months }) => !terms.includes(months))
    .map(({ document, pointer, months }) => ({
      document,
      pointer,
      group: `${months}`,
      message: `De calculator kent geen looptijd van ${termInWords(months)}, dus wie dit voorbeeld narekent ziet geen bedrag.`,
      hint: `Kies uit ${terms.join(', ')}.`,
    }));
}

interface Wrong {
  what: string;
  hint: string;
}

function wrongIn(
  fragment: string,
  { label, settings, choices }: { label: string; settings: LeaseSettings; choices: Choices },
): Wrong | undefined {
  const { annualRate } = settings;
  const parts = readCalculationFragment(fragment) ?? [];
  for (const { input, name, text } of parts) {
    const allowed = choices.get(input);
    const isAmount = readFragmentAmount(text) !== undefined;
    if (input === 'leaseType' ? leaseTypeOf(text) : (allowed?.includes(text) ?? isAmount)) continue;
    const hint = allowed
      ? `Kies uit ${allowed.join(', ')}.`
      : `Schrijf een bedrag zonder punten, zoals "${name}=40000".`;
    return { what: `"${name}=${text}" kent de calculator niet`, hint };
  }
  const amounts = Object.fromEntries(parts.map(({ input, text }) => [input, Number(text)]));
  const { price, months, downPayment = 0, finalPayment = 0 } = amounts;
  const [stated] = /€\s?[\d.]+(?:,\d+)?/.exec(label) ?? [];
  if (price === undefined)
    return stated === undefined
      ? undefined
      : { what: 'de prijs ontbreekt', hint: 'Zet er een bij, zoals "&prijs=40000".' };
  if (months === undefined)
    return {
      what: 'de looptijd ontbreekt',
      hint: `Zet er een bij, zoals "&looptijd=${exampleMonths(settings)}".`,
    };
  if (finalPayment >= price - downPayment)
    return {
      what: 'aanbetaling en slottermijn zijn samen te hoog',
      hint: 'Maak ze samen lager dan de prijs.',
    };
  const amount = formatEuro(monthlyPayment({ price, months, downPayment, finalPayment, annualRate }));
  if (stated === undefined || readAmount(stated) === readAmount(amount)) return undefined;
  return {
    what: `er staat "${stated}", en de calculator komt op ${amount}`,
    hint: `Schrijf "${amount}", of verander de berekening.`,
  };
}

/** The words between the brackets of a link in a text. */
function textOfLink({ document, pointer, range }: InDocument<AuthoredLink>): string {
  const text = valueAt(parsedValue(document), pointer);
  if (range === undefined || typeof text !== 'string') return '';
  const end = range.start - ']('.length;
  return text.slice(text.lastIndexOf('[', end) + 1, end);
}

function findingOf(link: InDocument<AuthoredLink>, { what, hint }: Wrong): Finding {
  return {
    document: link.document,
    pointer: link.pointer,
    range: link.range,
    message: `De link "${link.href}" opent geen kloppende berekening: ${what}.`,
    hint,
  };
}

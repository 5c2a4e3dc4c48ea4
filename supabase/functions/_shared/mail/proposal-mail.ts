import type { Calculation, Configuration } from '../../../../src/shared/calculator/calculation.ts';
import { calculationFragment } from '../../../../src/shared/calculator/calculation-fragment.ts';
import { calculationRemarks } from '../../../../src/shared/calculator/calculation-remarks.ts';
import { calculationLines, type FactName } from '../../../../src/shared/calculator/calculation-text.ts';
import { costLines, termColumns } from '../../../../src/shared/calculator/cost-lines.ts';
import { leadReference } from '../../../../src/shared/leads/lead-reference.ts';
import {
  disclaimerOf,
  type LeaseSettings,
  rateInWords,
  termInWords,
} from '../../../../src/shared/lease/lease-settings.ts';
import { compareTerms } from '../../../../src/shared/lease/lease-totals.ts';
import { pageFields } from '../../../../src/shared/page/page-fields.ts';
import { formatEuro } from '../../../../src/shared/text/amount.ts';
import { dutchDate } from '../../../../src/shared/text/dutch-date.ts';
import { dutchMoment } from '../../../../src/shared/text/dutch-moment.ts';
import type { LeadPage } from '../lead-page.ts';
import type { MailCompany } from '../mail-types.ts';
import { contactFacts, notYou } from './contact-parts.ts';
import type { Fact, MailContent, MailPart } from './mail-content.ts';

const caution =
  'Let op: dit is een indicatie. De werkelijke kosten kunnen afwijken en hangen onder meer af van je kredietwaardigheid, het object en de looptijd. Alle bedragen zijn exclusief btw. Aan deze berekening kun je geen rechten ontlenen.';

/** A calculation as it was asked for. */
interface Proposal extends Calculation {
  /** Of the lead. */
  id: string;
  /** ISO date and time. */
  createdAt: string;
  page: LeadPage;
}

/** The indicative proposal itself, for whoever asked for it: numbers and the site's own words only. */
export function proposalMail(
  { configuration, monthlyAmount, id, createdAt, page }: Proposal,
  company: MailCompany,
): MailContent {
  const { 'page.path': path = company.quotePage, 'page.equipment': equipment } = page;
  const amount = formatEuro(monthlyAmount);
  return {
    subject: `Je indicatieve leasevoorstel van ${company.name}`,
    preview: `${amount} per maand excl. btw, ${termInWords(configuration.months)}.`,
    title: 'Je indicatieve leasevoorstel',
    parts: [
      {
        kind: 'text',
        text: 'Hallo,\n\nJe hebt op onze site een lease berekend. Dit is het indicatieve voorstel dat daarbij hoort.',
      },
      { kind: 'amount', amount, unit: 'per maand excl. btw' },
      {
        kind: 'facts',
        facts: [...originFacts(equipment, { id, createdAt }), ...proposalFacts(configuration)],
      },
      { kind: 'heading', text: 'Wat het in totaal kost' },
      { kind: 'facts', facts: costLines(configuration) },
      { kind: 'heading', text: 'Andere looptijden' },
      termTable(configuration, company.lease),
      { kind: 'heading', text: 'Zo is het berekend' },
      { kind: 'list', items: assumptions(configuration) },
      { kind: 'heading', text: 'Hoe nu verder?' },
      {
        kind: 'text',
        text: 'Op de site reken je verder en vraag je een offerte op maat aan. Bellen of mailen kan ook: een adviseur denkt graag met je mee.',
      },
      {
        kind: 'button',
        label: 'Reken verder op de site',
        href: `${company.siteUrl}${path}${calculationFragment(configuration, company.lease)}`,
      },
      { kind: 'facts', facts: contactFacts(company) },
      { kind: 'small', text: `${caution}\n${disclaimerOf(company.lease)}` },
      notYou,
    ],
  };
}

/** These come first in the mail; whatever else a calculation says comes after them. */
const mainFacts: readonly FactName[] = ['leaseType', 'months', 'price', 'downPayment'];

function proposalFacts(configuration: Configuration): Fact[] {
  const lines = calculationLines(configuration);
  const others = [...lines].filter(([name]) => !mainFacts.includes(name)).map(([, line]) => line);
  return [...mainFacts.flatMap((name) => lines.get(name) ?? []), ...others];
}

function originFacts(
  equipment: string | undefined,
  { id, createdAt }: Pick<Proposal, 'id' | 'createdAt'>,
): Fact[] {
  const subject = { label: pageFields['page.equipment'].label, value: equipment ?? '' };
  return [
    ...(equipment ? [subject] : []),
    { label: 'Datum', value: dutchDate(dutchMoment(new Date(createdAt)).date) },
    { label: 'Je referentie', value: leadReference(id) },
  ];
}

function termTable(configuration: Configuration, { terms }: LeaseSettings): MailPart {
  const rows = compareTerms(configuration, terms).map(({ months, monthlyAmount, total }) => [
    `${termInWords(months)}${months === configuration.months ? ' (jouw keuze)' : ''}`,
    formatEuro(monthlyAmount),
    formatEuro(total),
  ]);
  return { kind: 'table', columns: [...termColumns], rows };
}

function assumptions(configuration: Configuration): string[] {
  const { annualRate, months, finalPayment } = configuration;
  return [
    `De rekenrente voor deze indicatie is ${rateInWords(annualRate)}% per jaar. In een offerte kan een ander percentage staan.`,
    'Het is een annuïteit: je betaalt elke maand hetzelfde bedrag.',
    'Je betaalt achteraf, aan het eind van elke maand.',
    finalPayment &&
      `Na ${termInWords(months)} betaal je nog de slottermijn van ${formatEuro(finalPayment)}. De rente daarover zit in het maandbedrag.`,
    'Het maandbedrag is afgerond op hele euro’s.',
    ...calculationRemarks(configuration),
  ].filter((item) => typeof item === 'string');
}

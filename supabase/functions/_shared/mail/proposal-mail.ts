import { formatEuro } from '../../../../src/shared/amount.ts';
import type { Calculation, Configuration } from '../../../../src/shared/calculation.ts';
import { calculationLines, type FactName } from '../../../../src/shared/calculation-text.ts';
import { termInWords } from '../../../../src/shared/calculator-options.ts';
import { assumedAnnualRate } from '../../../../src/shared/lease.ts';
import type { MailCompany } from '../mail-types.ts';
import { contactFacts, notYou } from './contact-parts.ts';
import type { Fact, MailContent } from './mail-content.ts';

const disclaimer =
  'Let op: dit is een indicatie. De werkelijke kosten kunnen afwijken en hangen onder meer af van je kredietwaardigheid, het object en de looptijd. Alle bedragen zijn exclusief btw. Aan deze berekening kun je geen rechten ontlenen.\nDeze berekening is bedoeld voor zakelijk gebruik en is geen aanbod.';

/** The indicative proposal itself, for whoever asked for it: numbers and fixed words only. */
export function proposalMail(
  { configuration, monthlyAmount }: Calculation,
  company: MailCompany,
): MailContent {
  const amount = formatEuro(monthlyAmount);
  return {
    subject: `Je indicatieve leasevoorstel van ${company.name}`,
    preview: `${amount} per maand excl. btw, ${termInWords(configuration.months)}.`,
    title: 'Je indicatieve leasevoorstel',
    parts: [
      {
        kind: 'text',
        text: 'Hallo,\n\nJe hebt op onze site een lease berekend. Hier is het voorstel dat daarbij hoort.',
      },
      { kind: 'amount', amount, unit: 'per maand excl. btw' },
      { kind: 'facts', facts: proposalFacts(configuration) },
      { kind: 'heading', text: 'Zo is het berekend' },
      { kind: 'list', items: assumptions(configuration) },
      { kind: 'heading', text: 'Hoe nu verder?' },
      {
        kind: 'text',
        text: 'Wil je een offerte op maat? Vraag die aan op de site, of bel of mail ons. Een adviseur denkt graag met je mee.',
      },
      { kind: 'button', label: 'Offerte aanvragen', href: `${company.siteUrl}/calculator` },
      { kind: 'facts', facts: contactFacts(company) },
      { kind: 'small', text: disclaimer },
      notYou,
    ],
  };
}

/** These come first in the mail; whatever else a calculation says comes after them. */
const mainFacts: readonly FactName[] = ['leaseType', 'months', 'price', 'downPayment'];

function proposalFacts(configuration: Configuration): Fact[] {
  const { price, downPayment } = configuration;
  const lines = calculationLines(configuration);
  const others = [...lines].filter(([name]) => !mainFacts.includes(name)).map(([, line]) => line);
  const financed = formatEuro(Math.round((price - downPayment) * 100) / 100);
  return [
    ...mainFacts.flatMap((name) => lines.get(name) ?? []),
    { label: 'Te financieren', value: financed },
    ...others,
  ];
}

function assumptions({ months, finalPayment, leaseType, mileage, hardware }: Configuration): string[] {
  const withServices = leaseType === 'operational' || leaseType === 'fullservice';
  return [
    `De rekenrente voor deze indicatie is ${assumedAnnualRate}% per jaar. In een offerte kan een ander percentage staan.`,
    'Het is een annuïteit: je betaalt elke maand hetzelfde bedrag.',
    'Je betaalt achteraf, aan het eind van elke maand.',
    finalPayment &&
      `Na ${termInWords(months)} betaal je nog de slottermijn van ${formatEuro(finalPayment)}. De rente daarover zit in het maandbedrag.`,
    withServices &&
      'Diensten zoals onderhoud zitten niet in dit bedrag. In een offerte wel, als je ze kiest.',
    mileage && 'Je kilometers tellen mee in een offerte, nog niet in dit bedrag.',
    hardware && 'Het type hardware telt mee in een offerte, nog niet in dit bedrag.',
    'Het maandbedrag is afgerond op hele euro’s.',
  ].filter((item) => typeof item === 'string');
}

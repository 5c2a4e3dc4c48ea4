import { formatEuro } from '../../../../src/shared/amount.ts';
import {
  calculationLabels as labels,
  noLeaseForm,
  termInWords,
} from '../../../../src/shared/calculation-words.ts';
import { leaseForms } from '../../../../src/shared/lease-forms.ts';
import type { MailCompany } from '../mail-types.ts';
import { contactFacts, notYou } from './contact-parts.ts';
import type { Fact, MailContent } from './mail-content.ts';
import type { Proposal } from './proposal.ts';

const disclaimer =
  'Let op: dit is een indicatie. De werkelijke kosten kunnen afwijken en hangen onder meer af van je kredietwaardigheid, het object en de looptijd. Alle bedragen zijn exclusief btw. Aan deze berekening kun je geen rechten ontlenen.\nDeze berekening is bedoeld voor zakelijk gebruik en is geen aanbod.';

/** The indicative proposal itself, for whoever asked for it: numbers and fixed words only. */
export function proposalMail(proposal: Proposal, company: MailCompany): MailContent {
  const amount = formatEuro(proposal.monthlyAmount);
  return {
    subject: `Je indicatieve leasevoorstel van ${company.name}`,
    preview: `${amount} per maand excl. btw, ${termInWords(proposal.months)}.`,
    title: 'Je indicatieve leasevoorstel',
    parts: [
      {
        kind: 'text',
        text: 'Hallo,\n\nJe hebt op onze site een lease berekend. Hier is het voorstel dat daarbij hoort.',
      },
      { kind: 'amount', amount, unit: 'per maand excl. btw' },
      { kind: 'facts', facts: proposalFacts(proposal) },
      { kind: 'heading', text: 'Zo is het berekend' },
      { kind: 'list', items: assumptions(proposal) },
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

function proposalFacts(proposal: Proposal): Fact[] {
  const { price, downPayment, finalPayment, months, leaseForm, mileage, hardware } = proposal;
  return [
    fact(labels.leaseForm, leaseForm ? leaseForms[leaseForm].label : noLeaseForm),
    fact(labels.term, termInWords(months)),
    fact(labels.price, formatEuro(price)),
    fact(labels.downPayment, formatEuro(downPayment)),
    fact('Te financieren', formatEuro(Math.round((price - downPayment) * 100) / 100)),
    fact(labels.finalPayment, finalPayment && formatEuro(finalPayment)),
    fact(labels.mileage, mileage),
    fact(labels.hardware, hardware),
  ].filter((entry) => entry !== undefined);
}

function fact(label: string, value: string | 0 | undefined): Fact | undefined {
  return value ? { label, value } : undefined;
}

function assumptions({ months, finalPayment, leaseForm, mileage, hardware }: Proposal): string[] {
  const withServices = leaseForm === 'operational' || leaseForm === 'fullservice';
  return [
    'De rekenrente voor deze indicatie is 12% per jaar. In een offerte kan een ander percentage staan.',
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

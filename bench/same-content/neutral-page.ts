import { capitalised } from '../../src/shared/text/capitalised.ts';
import type { NeutralBlock, NeutralDocument } from './neutral-document.ts';
import { euros, PageWriter } from './page-writer.ts';
import { benefits, features, leads, questions, types } from './phrases.ts';
import { nextSubject, type Subject, subjectOf } from './subjects.ts';

/** So many different pictures stand in the heads of pages, `/images/subject-1.svg` and on. */
export const pictures = 4;

/** One page of a site of so many; the same for the same numbers. */
export function neutralPage(page: number, count: number): NeutralDocument {
  const subject = subjectOf(page);
  const { product, place, slug } = subject;
  const writer = new PageWriter(page, subject);
  const price = writer.number(90, 900) * 100 - 5;
  const image = `/images/subject-${(page % pictures) + 1}.svg`;
  return {
    slug,
    lang: 'nl',
    title: `${capitalised(product)} leasen in ${place}`,
    description: `Lease een ${product} in ${place}: vergelijk drie uitvoeringen vanaf € ${euros(price)} excl. btw, bereken het maandbedrag en vraag een voorstel aan.`,
    canonical: `https://www.voorbeeld.example/${slug}/`,
    image,
    robots: 'index,follow',
    blocks: blocksOf(writer, { subject, next: nextSubject(page, count), price, image }),
  };
}

interface PageFacts {
  subject: Subject;
  next: Subject;
  price: number;
  image: string;
}

function blocksOf(writer: PageWriter, { subject, next, price, image }: PageFacts): NeutralBlock[] {
  const { product, place } = subject;
  const name = capitalised(product);
  const text = (template: string): string => writer.text(template);
  const toCalculator = { label: 'Bereken wat het kost', href: '#rekenhulp', kind: 'secondary' } as const;
  return [
    {
      type: 'hero',
      eyebrow: `${name} in ${place}`,
      title: `${name} leasen in ${place}`,
      lead: writer.choose(leads, 1).map(text).join(''),
      image: {
        src: image,
        alt: `Tekening van een ${product} bij een bedrijf in ${place}`,
        width: 640,
        height: 420,
      },
      actions: [{ label: 'Vraag een voorstel aan', href: '#offerte', kind: 'primary' }, toCalculator],
    },
    {
      type: 'benefits',
      title: text('Waarom {een} via ons in {place}?'),
      lead: text('Zes redenen om in {place} met {een} te beginnen, in {days} minuten gelezen.'),
      items: writer
        .choose(benefits, 6)
        .map(([icon, heading, body]) => ({ icon, title: text(heading), text: text(body) })),
    },
    {
      type: 'types',
      title: text('Drie uitvoeringen van {de}'),
      lead: text(
        'Kies {de} die bij je werk in {place} past; alle prijzen zijn excl. btw en gelden {many} dagen.',
      ),
      items: types.map(([kind, badge, body], step) => ({
        name: `${name} ${kind}`,
        badge,
        text: text(body),
        price: `vanaf € ${euros(Math.round(price * (1 + step * 0.45)))} excl. btw`,
        features: writer.choose(features, 3).map(text),
        action: { label: `Bereken ${name} ${kind}`, href: '#rekenhulp' },
      })),
    },
    calculatorOf(writer, { product, price }),
    {
      type: 'faq',
      title: text('Veelgestelde vragen over {de}'),
      items: writer
        .choose(questions, 4)
        .map(([question, answer]) => ({ q: text(question), a: text(answer) })),
    },
    {
      type: 'cta',
      id: 'offerte',
      title: text('Klaar voor {een} in {place}?'),
      text: text(
        'Plan een gesprek in {place} over {de}; je krijgt binnen {days} werkdagen een voorstel op maat.',
      ),
      actions: [
        { ...toCalculator, kind: 'primary' },
        { label: `Bekijk ook ${next.product} in ${next.place}`, href: `/${next.slug}/`, kind: 'secondary' },
      ],
    },
  ];
}

function calculatorOf(
  writer: PageWriter,
  { product, price }: { product: string; price: number },
): NeutralBlock {
  return {
    type: 'calculator',
    id: 'rekenhulp',
    title: writer.text('Bereken {de} in {place}'),
    lead: writer.text('Vul vier gegevens in en zie meteen wat {een} in {place} ongeveer per maand kost.'),
    product,
    price,
    fields: [
      { name: 'price', label: 'Aanschafprijs', kind: 'number', min: 1, max: 1e8, step: 1, value: price },
      {
        name: 'term',
        label: 'Looptijd',
        kind: 'select',
        options: [24, 36, 48, 60, 72].map((months) => ({ value: `${months}`, label: `${months} maanden` })),
      },
      {
        name: 'form',
        label: 'Leasevorm',
        kind: 'select',
        options: ['Operational', 'Financial', 'Full service'].map((form) => ({
          value: form.toLowerCase().replace(' ', '-'),
          label: `${form} lease`,
        })),
      },
      { name: 'deposit', label: 'Aanbetaling', kind: 'number', min: 0, max: 1e8, step: 1, value: 0 },
    ],
    submit: 'Bereken lease',
    note: writer.text(
      'De uitkomst voor {de} in {place} is een indicatie & geen aanbod; wij bewaren deze {days} gegevens niet.',
    ),
  };
}

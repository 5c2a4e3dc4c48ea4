import { calculationFragment } from '../../../shared/calculator/calculation-fragment.ts';
import { factTexts } from '../../../shared/calculator/calculation-text.ts';
import { costLabels } from '../../../shared/calculator/cost-lines.ts';
import { monthlyPayment } from '../../../shared/lease/lease.ts';
import { leaseSettings, rateAssumption, termInWords } from '../../../shared/lease/lease-settings.ts';
import type { BlockOf } from '../../../shared/page/page.ts';
import { formatEuro } from '../../../shared/text/amount.ts';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { useSite } from '../../shell/site-context.ts';
import { Band } from './Band.styles.ts';
import { Scenario, Scenarios, Sum } from './WorkedScenarios.styles.ts';

type Items = BlockOf<'worked-scenarios'>['items'];

/** Cases of entrepreneurs, each with its sum; the sum opens in the calculator of its page. */
export function WorkedScenarios({ title, text, items }: BlockOf<'worked-scenarios'>) {
  const settings = leaseSettings(useSite());
  return (
    <Band>
      <Container>
        <SectionHeading title={title} text={text} />
        <Scenarios>
          {items.map((item, index) => (
            <ScenarioCard key={index} {...item} />
          ))}
        </Scenarios>
        <p>Financial lease zonder slottermijn, excl. btw. {rateAssumption(settings)}</p>
      </Container>
    </Band>
  );
}

function ScenarioCard({ title, text, price, downPaymentShare = 0, months, path }: Items[number]) {
  const settings = leaseSettings(useSite());
  const downPayment = Math.round((price * downPaymentShare) / 100);
  const { annualRate } = settings;
  const lease = { price, downPayment, months, leaseType: 'financial', annualRate } as const;
  const lines = [
    [factTexts.price.label, formatEuro(price)],
    ...(downPayment > 0 ? [[factTexts.downPayment.label, formatEuro(downPayment)]] : []),
    [factTexts.months.label, termInWords(months)],
  ];
  return (
    <Scenario>
      <h3>{title}</h3>
      <p>
        <RichTextView text={text} />
      </p>
      <Sum>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{costLabels.monthly}</dt>
          <dd>{formatEuro(monthlyPayment(lease))}</dd>
        </div>
      </Sum>
      <a href={path + calculationFragment(lease, settings)} aria-label={`Reken dit na: ${title}`}>
        Reken dit na
      </a>
    </Scenario>
  );
}

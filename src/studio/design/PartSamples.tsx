import { type ReactNode, useState } from 'react';
import { monthlyPayment } from '../../shared/lease/lease.ts';
import { QuoteDialog } from '../../view/calculator/QuoteDialog.tsx';
import { ResultView } from '../../view/calculator/ResultView.tsx';
import { Button } from '../../view/parts/Button.styles.ts';
import { Card } from '../../view/parts/Card.styles.ts';
import { CheckList } from '../../view/parts/CheckList.tsx';
import { HopLine } from '../../view/parts/HopLine.tsx';
import { LinkColumns } from '../../view/parts/LinkColumns.tsx';
import { SectionHeading } from '../../view/parts/SectionHeading.tsx';
import { Logo } from '../../view/shell/Header.styles.ts';
import { SiteMark } from '../../view/shell/SiteMark.tsx';
import { useSite } from '../../view/shell/site-context.ts';
import { Badge } from '../pages/Pages.styles.ts';
import { SmallHeading } from '../shell/Studio.styles.ts';
import { Grid, Row } from './Design.styles.ts';

const benefits = ['Je houdt geld over', ['Je weet ', { strong: 'elke maand' }, ' waar je aan toe bent']];

const configuration = { price: 40_000, months: 48, downPayment: 0, annualRate: 12 };
const example = { configuration, monthlyAmount: monthlyPayment(configuration) };

/** The parts that blocks consist of. */
export function PartSamples(): ReactNode {
  const { company } = useSite();
  return (
    <>
      <SmallHeading>Logo en sprong</SmallHeading>
      <Row>
        <Logo href="/">
          <SiteMark />
          {company}
        </Logo>
        <HopLine hops={1} />
        <HopLine />
      </Row>
      <SmallHeading>Kop van een blok</SmallHeading>
      <SectionHeading title="Snel geregeld" text="Met een inleiding eronder." level={3} />
      <SmallHeading>Kaart en lijst met vinkjes</SmallHeading>
      <Grid>
        <Card>
          <CheckList items={benefits} />
        </Card>
        <Card>
          <LinkColumns
            links={[
              { label: 'Bakwagen', href: '#onderdelen' },
              { label: 'Heftruck', href: '#onderdelen' },
            ]}
          />
        </Card>
      </Grid>
      <SmallHeading>Resultaat van een berekening</SmallHeading>
      <ResultSamples />
      <SmallHeading>Labels (alleen in de kit)</SmallHeading>
      <Row>
        <Badge data-tone="good">goed</Badge>
        <Badge data-tone="bad">fout</Badge>
        <Badge>tip</Badge>
      </Row>
      <SmallHeading>Dialoog</SmallHeading>
      <DialogSample />
    </>
  );
}

function ResultSamples(): ReactNode {
  return (
    <Grid>
      <ResultView />
      <ResultView calculation={example} stale />
    </Grid>
  );
}

function DialogSample(): ReactNode {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        Open de dialoog
      </Button>
      {open && (
        <QuoteDialog title="Een dialoog" summary={<p>Waar het over gaat.</p>} onClose={close}>
          <Row>
            <p>Sluit met Escape of met de knop.</p>
            <Button type="button" onClick={close}>
              Sluiten
            </Button>
          </Row>
        </QuoteDialog>
      )}
    </>
  );
}

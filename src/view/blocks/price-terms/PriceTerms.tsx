import { exampleInWords } from '../../../shared/calculator/price-example.ts';
import { leaseSettings, termInWords } from '../../../shared/lease/lease-settings.ts';
import type { BlockOf } from '../../../shared/page/page.ts';
import { TermRows } from '../../calculator/details/TermRows.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { useSite } from '../../shell/site-context.ts';
import { Amounts, Sides } from './PriceTerms.styles.ts';

/** What the page's own example costs in a few terms; each opens the calculator of the page. */
export function PriceTerms({ title, price, terms }: BlockOf<'price-terms'>) {
  const site = useSite();
  return (
    <Container>
      <Sides>
        <SectionHeading
          title={title}
          text="Korter kost per maand meer en in totaal minder. Kies een looptijd en reken verder met je eigen prijs."
        />
        {price !== undefined && terms && (
          <Amounts>
            <caption>{exampleInWords(price, leaseSettings(site))}</caption>
            <TermRows rows={terms} choice={({ months, href }) => <a href={href}>{termInWords(months)}</a>} />
          </Amounts>
        )}
      </Sides>
    </Container>
  );
}

import type { ReactNode } from 'react';
import { ArrowLink } from '../../view/parts/ArrowLink.tsx';
import { Button } from '../../view/parts/Button.styles.ts';
import { ButtonLink } from '../../view/parts/ButtonLink.tsx';
import { SmallHeading } from '../shell/Studio.styles.ts';
import { Row } from './Design.styles.ts';

/** Buttons and links in each state but hover and focus. */
export function ButtonSamples(): ReactNode {
  return (
    <>
      <SmallHeading>Knoppen</SmallHeading>
      <Row>
        <Button type="button" data-variant="primary">
          Hoofdactie
        </Button>
        <Button type="button">Andere actie</Button>
        <Button type="button" data-variant="primary" disabled>
          Kan nog niet
        </Button>
        <Button type="button" disabled>
          Kan nog niet
        </Button>
        <Button type="button" data-variant="primary" aria-disabled>
          Bezig...
        </Button>
      </Row>
      <SmallHeading>Links die op een knop lijken</SmallHeading>
      <Row>
        <ButtonLink href="#knoppen" data-variant="primary">
          Vraag een offerte aan
        </ButtonLink>
        <ButtonLink href="#knoppen">Bekijk het aanbod</ButtonLink>
      </Row>
      <SmallHeading>Links</SmallHeading>
      <Row>
        <a href="#knoppen">Gewone link</a>
        <ArrowLink href="#knoppen">Verder</ArrowLink>
        <ArrowLink href="#knoppen" direction="back">
          Terug
        </ArrowLink>
      </Row>
    </>
  );
}

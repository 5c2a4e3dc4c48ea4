import type { ReactNode } from 'react';
import type { StudioBlock } from '../../shared/authors/studio.ts';
import { blocksPath } from '../../shared/authors/studio-addresses.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { BlockExample } from '../blocks/BlockExample.tsx';
import { StateLinks } from '../blocks/StateLinks.tsx';
import { NoSiteYet } from '../shell/NoSiteYet.tsx';
import { LinkRow, ScreenOpening, StudioSection } from '../shell/Studio.styles.ts';
import { ButtonSamples } from './ButtonSamples.tsx';
import { ColourTokens } from './ColourTokens.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { MotionTokens } from './MotionTokens.tsx';
import { NoticeSamples } from './NoticeSamples.tsx';
import { PartSamples } from './PartSamples.tsx';
import { readTokens } from './read-tokens.ts';
import { ShellSamples } from './ShellSamples.tsx';
import { BoxTokens, SpaceTokens, TextTokens } from './SizeTokens.tsx';
import { TokenList } from './TokenList.tsx';

interface DesignScreenProps {
  blocks: readonly StudioBlock[];
  /** In seconds. */
  durations: readonly number[];
  /** Whether there are site values for the parts to show. */
  hasSite: boolean;
}

const tokens = readTokens();

/** The design system: tokens, parts and blocks. */
export function DesignScreen({ blocks, durations, hasSite }: DesignScreenProps): ReactNode {
  const parts = [
    { id: 'kleuren', title: 'Kleuren', content: <ColourTokens colours={tokens.colours} /> },
    { id: 'letters', title: 'Letters', content: <TextTokens text={tokens.text} fonts={tokens.fonts} /> },
    { id: 'ruimte', title: 'Ruimte', content: <SpaceTokens spaces={tokens.spaces} /> },
    { id: 'hoeken', title: 'Hoeken', content: <BoxTokens tokens={tokens.radii} property="borderRadius" /> },
    {
      id: 'schaduwen',
      title: 'Schaduwen',
      content: (
        <BoxTokens
          tokens={tokens.shadows.map(({ name, light, dark }) => ({
            name,
            value: `licht ${light}; donker ${dark}`,
          }))}
          property="boxShadow"
        />
      ),
    },
    { id: 'beweging', title: 'Beweging', content: <MotionTokens durations={durations} /> },
    { id: 'maten', title: 'Andere maten', content: <TokenList tokens={tokens.others} /> },
    { id: 'knoppen', title: 'Knoppen en links', content: <ButtonSamples /> },
    { id: 'velden', title: 'Velden', content: <FieldSamples /> },
    { id: 'meldingen', title: 'Meldingen', content: <NoticeSamples /> },
    { id: 'onderdelen', title: 'Onderdelen', content: hasSite ? <PartSamples /> : <NoSiteYet /> },
    {
      id: 'omlijsting',
      title: 'Kop, kruimelpad en voet',
      content: hasSite ? <ShellSamples /> : <NoSiteYet />,
    },
  ];
  return (
    <>
      <Container>
        <ScreenOpening>
          <h1>Ontwerp</h1>
          <p>Alles waar de site uit bestaat. Wat hier staat, komt uit dezelfde code als de site zelf.</p>
        </ScreenOpening>
        <LinkRow role="list" aria-label="Op dit scherm">
          {[...parts, { id: 'blokken', title: 'Blokken' }].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </LinkRow>
        {parts.map(({ id, title, content }) => (
          <StudioSection key={id} id={id}>
            <h2>{title}</h2>
            {content}
          </StudioSection>
        ))}
      </Container>
      <Container id="blokken">
        <p>
          Hieronder elk blok met de voorbeelden uit zijn schema. De velden staan bij{' '}
          <a href={blocksPath}>Blokken</a>.
        </p>
      </Container>
      {blocks.map(({ type, examples }) => (
        <StudioSection key={type} data-studio-block={type}>
          <Container>
            <h2>{type}</h2>
            <StateLinks type={type} />
          </Container>
          {examples.map((example, index) => (
            <BlockExample key={example.block.id} example={example} name={`${type}, voorbeeld ${index + 1}`} />
          ))}
        </StudioSection>
      ))}
    </>
  );
}

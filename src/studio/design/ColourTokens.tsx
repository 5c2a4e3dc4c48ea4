import type { ReactNode } from 'react';
import {
  colourPartners,
  minContrast,
  type Partner,
  usualPartner,
} from '../../shared/site/colour-partners.ts';
import { contrast, contrastInDutch } from '../../shared/site/contrast.ts';
import { StudioCode } from '../shell/Studio.styles.ts';
import { Swatch, SwatchDot, Swatches, SwatchFacts } from './Design.styles.ts';
import type { ColourToken } from './read-tokens.ts';

const schemes = [
  { scheme: 'light', label: 'Licht' },
  { scheme: 'dark', label: 'Donker' },
] as const;

/** Every colour in both schemes, with its usual partner and their contrast. */
export function ColourTokens({ colours }: { colours: readonly ColourToken[] }): ReactNode {
  const byName = new Map(colours.map((colour) => [colour.name, colour]));
  return (
    <Swatches role="list">
      {colours.map((colour) => {
        const partner = colourPartners[colour.name] ?? usualPartner;
        const pair = { colour, other: byName.get(partner.name) ?? colour, use: partner.use };
        return (
          <li key={colour.name} data-token={colour.name}>
            <ColourPair {...pair} />
            <ColourFacts {...pair} />
          </li>
        );
      })}
    </Swatches>
  );
}

interface Pair {
  colour: ColourToken;
  other: ColourToken;
  use: Partner['use'];
}

/** A colour with its partner on it, as text or as a shape. */
function ColourPair({ colour, other, use }: Pair): ReactNode {
  return (
    <div aria-hidden="true">
      {schemes.map(({ scheme }) => (
        <Swatch key={scheme} style={{ background: colour[scheme], color: other[scheme] }}>
          {use === 'tekst' ? 'Aa' : <SwatchDot />}
        </Swatch>
      ))}
    </div>
  );
}

function ColourFacts({ colour, other, use }: Pair): ReactNode {
  return (
    <SwatchFacts>
      <strong>
        <StudioCode>--{colour.name}</StudioCode>
      </strong>
      <p>
        met <StudioCode>--{other.name}</StudioCode>, als {use}
      </p>
      <dl>
        {schemes.map(({ scheme, label }) => {
          const measured = contrast(colour[scheme], other[scheme]);
          return (
            <div key={scheme}>
              <dt>{label}</dt>
              <dd data-tone={measured < minContrast[use] ? 'bad' : undefined}>
                <StudioCode>{colour[scheme]}</StudioCode>, contrast {contrastInDutch(measured)}
              </dd>
            </div>
          );
        })}
      </dl>
    </SwatchFacts>
  );
}

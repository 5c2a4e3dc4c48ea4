import type { ReactNode } from 'react';
import { SmallHeading } from '../shell/Studio.styles.ts';
import { BoxSample, SpaceSample, TextSample } from './Design.styles.ts';
import type { Token } from './read-tokens.ts';
import { TokenList } from './TokenList.tsx';

// What a token looks like can only be set on the element itself: its name is data here. These styles never leave the studio.

/** The fonts, and the sizes of text, in the font that mostly has that size. */
export function TextTokens({ text, fonts }: { text: readonly Token[]; fonts: readonly Token[] }): ReactNode {
  return (
    <>
      <SmallHeading>Lettertypen</SmallHeading>
      <TokenList
        tokens={fonts}
        sample={({ name }) => (
          <TextSample style={{ fontFamily: `var(--${name})`, fontSize: 'var(--text-xl)' }}>
            Lease als een haas 0123456789
          </TextSample>
        )}
      />
      <SmallHeading>Groottes</SmallHeading>
      <TokenList
        tokens={text}
        sample={({ name }) => (
          <TextSample style={{ fontSize: `var(--${name})` }}>Snel, slim en niet te stoppen</TextSample>
        )}
      />
    </>
  );
}

/** Spaces, as wide as they are. */
export function SpaceTokens({ spaces }: { spaces: readonly Token[] }): ReactNode {
  return (
    <TokenList
      tokens={spaces}
      sample={({ name }) => <SpaceSample style={{ width: `var(--${name})` }} />}
      beside
    />
  );
}

interface BoxTokensProps {
  tokens: readonly Token[];
  /** What the tokens are put to. */
  property: 'borderRadius' | 'boxShadow';
}

/** Tokens that show on a box. */
export function BoxTokens({ tokens, property }: BoxTokensProps): ReactNode {
  return (
    <TokenList
      tokens={tokens}
      sample={({ name }) => <BoxSample style={{ [property]: `var(--${name})` }} />}
      beside
    />
  );
}

import type { ReactNode } from 'react';
import { SmallHeading } from '../shell/Studio.styles.ts';
import { BoxSample, SpaceSample, TextSample } from './Design.styles.ts';
import type { Token } from './read-tokens.ts';
import { TokenList } from './TokenList.tsx';

// Inline styles, because the name of a token is data here.

/** Fonts and text sizes, each size in its usual font. */
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

/** Spaces at their width. */
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
  /** The CSS property to show them with. */
  property: 'borderRadius' | 'boxShadow';
}

/** Tokens shown on a box. */
export function BoxTokens({ tokens, property }: BoxTokensProps): ReactNode {
  return (
    <TokenList
      tokens={tokens}
      sample={({ name }) => <BoxSample style={{ [property]: `var(--${name})` }} />}
      beside
    />
  );
}

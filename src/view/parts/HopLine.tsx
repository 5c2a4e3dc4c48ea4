import { HopLineDrawing } from './HopLine.styles.ts';

const drawings = {
  1: { viewBox: '0 0 200 60', path: 'M6 54C50 -8 146 -8 190 52', end: [192, 54] },
  2: { viewBox: '0 0 132 38', path: 'M4 34C20 -6 58 -6 74 32C84 10 108 8 122 30', end: [124, 33] },
} as const;

/** The brand's dashed arc; decorative, hidden from assistive technology. */
export function HopLine({ hops = 2 }: { hops?: 1 | 2 }) {
  const { viewBox, path, end } = drawings[hops];
  return (
    <HopLineDrawing viewBox={viewBox} aria-hidden="true">
      <path d={path} />
      <circle cx={end[0]} cy={end[1]} r="5" />
    </HopLineDrawing>
  );
}

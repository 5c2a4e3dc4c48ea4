import type { Size } from '../../../shared/schema-types.ts';
import { Drawing } from './SizeDrawing.styles.ts';
import { silhouettes } from './silhouettes.ts';

/** What drawings beside each other are drawn in, in centimetres: how far right, up and down they go. */
interface Scale {
  right: number;
  up: number;
  down: number;
}

const personHeight = 180;
const margin = 20;

/** One scale that fits every size, with a person beside the longest. */
export function scaleOf(sizes: readonly Size[]): Scale {
  const most = (measure: (size: Size) => number): number => Math.max(...sizes.map(measure));
  return {
    right: most(({ length }) => length) + 90 + margin,
    up: most(({ height, lift = 0 }) => Math.max(height, lift, personHeight)) + margin,
    down: most(({ depth = 0 }) => depth) + margin,
  };
}

/** A size from its side; `sizeInWords` says the same, so a screen reader skips it. */
export function SizeDrawing({ size, scale: { right, up, down } }: { size: Size; scale: Scale }) {
  const { length, height, lift, depth } = size;
  const { body, light, arm, armWidth, wheels } = silhouettes[size.shape]({ length, height });
  const far = Math.round(length * 0.8);
  return (
    <Drawing
      viewBox={`${-margin} ${-up} ${right + margin} ${up + down}`}
      aria-hidden="true"
      strokeWidth={Math.round(right / 160)}
    >
      <path d={`M-${margin} 0H${right}`} data-line="" />
      {depth && <path d={`M${far} 0v${depth}m-40 0h80`} data-line="reach" />}
      {lift && <path d={`M${far} 0v-${lift}m-40 0h80`} data-line="reach" />}
      {arm && <path d={rounded(arm)} data-line="arm" strokeWidth={armWidth && Math.round(armWidth)} />}
      <path d={rounded(body)} />
      {light && <path d={rounded(light)} data-light="" />}
      {wheels.map(([x, radius]) => (
        <circle key={x} cx={Math.round(x)} cy={-Math.round(radius)} r={Math.round(radius)} />
      ))}
      <path d={`M${length + 50}${person}`} data-light="person" />
    </Drawing>
  );
}

/** `5,9 m lang, 2 m breed, 2,6 m hoog`, and what it reaches. */
export function sizeInWords({ length, width, height, lift, depth }: Size): string {
  return [
    `${inMetres(length)} lang`,
    `${inMetres(width)} breed`,
    `${inMetres(height)} hoog`,
    ...(lift === undefined ? [] : [`heft tot ${inMetres(lift)}`]),
    ...(depth === undefined ? [] : [`graaft ${inMetres(depth)} diep`]),
  ].join(', ');
}

/** Of 180 cm, from between the shoulders. */
const person = '-150q-24 0-24 30v50h9v70h30v-70h9v-50q0-30-24-30zm-14-16a14 14 0 1 1 28 0 14 14 0 1 1-28 0';

/** Of centimetres: `5,9 m`, never over two lines. */
function inMetres(centimetres: number): string {
  return `${String(centimetres / 100).replace('.', ',')}\u00a0m`;
}

/** Whole centimetres: nobody sees less, and the page is lighter. */
function rounded(path: string): string {
  return path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

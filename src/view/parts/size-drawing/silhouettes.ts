import type { Size } from '../../../shared/schema-types.ts';

/** In centimetres; of a machine seen from the right, its front at `length`. */
interface Measures {
  length: number;
  height: number;
}

/** Parts of a drawing in centimetres, upwards negative, the ground at 0. */
interface Silhouette {
  body: string;
  /** Windows and what moves. */
  light?: string;
  /** Arms, as a line of `armWidth`. */
  arm?: string;
  armWidth?: number;
  /** Centre and radius of each. */
  wheels: [x: number, radius: number][];
}

/** How each is drawn, whatever its size. */
export const silhouettes: Readonly<Record<Size['shape'], (size: Measures) => Silhouette>> = {
  bestelbus: ({ length, height }) => {
    const roof = length - 85 - (height - 100) * 0.55;
    return {
      body: `M0-28V${14 - height}q0-14 14-14H${roof}L${length - 85}-104 ${length - 14}-84q14 4 14 22V-28z`,
      light: `M${roof - 62} ${18 - height}H${roof - 8}L${length - 100}-106H${roof - 62}z`,
      wheels: [
        [length * 0.2, 33],
        [length - 82, 33],
      ],
    };
  },
  bakwagen: ({ length, height }) => {
    const cab = length < 800 ? 190 : 215;
    const roof = Math.min(height * 0.76, 300);
    const radius = length < 800 ? 36 : 48;
    return {
      body: `M0-70V${-height}H${length - cab - 14}V-70zM${length - cab}-40V${-roof}H${length - 70}L${length - 10}-130V-40zM20-70H${length - cab}v20H20z`,
      light: `M${length - cab + 80} ${20 - roof}H${length - 78}L${length - 34}-135H${length - cab + 80}z`,
      wheels: [
        [length * 0.22, radius],
        ...(length < 1000 ? [] : [[length * 0.22 + 125, radius] satisfies [number, number]]),
        [length - 95, radius],
      ],
    };
  },
  bus: ({ length, height }) => ({
    body: `M0-32V${30 - height}q0-30 30-30H${length - 50}q30 0 38 60l12 80V-32z`,
    light: `M30 ${-height * 0.84}H${length - 46}l14 ${height * 0.36}H30z`,
    wheels: [
      [length * 0.24, height < 250 ? 34 : 48],
      [length * (height < 250 ? 0.82 : 0.76), height < 250 ? 34 : 48],
    ],
  }),
  aanhanger: ({ length, height }) => {
    const bed = length < 800 ? 50 : 100;
    const end = length - (length < 800 ? 110 : 150);
    const radius = length < 800 ? 30 : 48;
    const middle = end * 0.55;
    return {
      body: `M0-${bed}V${-height}H${end}V-${bed}zM${end - 20}-${bed}H${length}v12H${end - 20}z`,
      wheels:
        length < 450 ? [[middle, radius]] : [-1, 1].map((side) => [middle + side * radius * 1.1, radius]),
    };
  },
  graafmachine: ({ length, height }) => ({
    body: `M${length * 0.05}-${height * 0.25}h${length * 0.36}q${height * 0.12} 0 ${height * 0.12} ${height * 0.125}T${length * 0.41} 0H${length * 0.05}q-${height * 0.12} 0-${height * 0.12}-${height * 0.125}t${height * 0.12}-${height * 0.125}zM0-${height * 0.3}V-${height * 0.6}H${length * 0.2}V-${height}h${length * 0.17}L${length * 0.42}-${height * 0.3}z`,
    light: `M${length * 0.225}-${height * 0.92}h${length * 0.13}l${length * 0.025} ${height * 0.3}H${length * 0.225}z`,
    arm: `M${length * 0.38}-${height * 0.42}L${length * 0.6}-${height * 0.92} ${length * 0.95}-${height * 0.5} ${length * 0.76}-${height * 0.14}h-${length * 0.07}`,
    armWidth: height * 0.09,
    wheels: [],
  }),
  wiellader: ({ length, height }) => ({
    body: `M0-${height * 0.24}V-${height * 0.56}H${length * 0.3}V-${height}h${length * 0.2}L${length * 0.54}-${height * 0.24}zM${length * 0.84}-${height * 0.4}L${length}-${height * 0.1}V0H${length * 0.84}q-${length * 0.06}-${height * 0.2} 0-${height * 0.4}z`,
    light: `M${length * 0.33}-${height * 0.93}h${length * 0.15}l${length * 0.02} ${height * 0.33}H${length * 0.33}z`,
    arm: `M${length * 0.5}-${height * 0.5}L${length * 0.72}-${height * 0.42} ${length * 0.84}-${height * 0.16}`,
    armWidth: height * 0.08,
    wheels: [
      [length * 0.17, height * 0.24],
      [length * 0.59, height * 0.24],
    ],
  }),
  heftruck: ({ length, height }) => ({
    body: `M0-${height * 0.15}V-${height * 0.5}h${length * 0.2}L${length * 0.28}-${height * 0.42}H${length * 0.5}L${length * 0.56}-${height * 0.15}zM${length * 0.57} 0V-${height}h${length * 0.06}V-10H${length}V-2z`,
    arm: `M${length * 0.12}-${height * 0.5}L${length * 0.17}-${height * 0.97}H${length * 0.46}L${length * 0.54}-${height * 0.4}`,
    armWidth: height * 0.035,
    wheels: [
      [length * 0.12, height * 0.13],
      [length * 0.46, height * 0.15],
    ],
  }),
  pallettruck: ({ length, height }) => ({
    body: `M0-12V-${height * 0.55}h${length * 0.3}V-12zM${length * 0.3}-24H${length}V-10H${length * 0.3}z`,
    arm: `M${length * 0.2}-${height * 0.5}L${length * 0.06}-${height * 0.96}h${length * 0.1}`,
    armWidth: height * 0.06,
    wheels: [
      [length * 0.15, 13],
      [length * 0.88, 9],
    ],
  }),
  orderpicker: ({ length, height }) => ({
    body: `M0-15V-${height * 0.4}h${length * 0.36}V-${height}h${length * 0.05}V-60h${length * 0.24}v-90h8v105h${length * 0.3}v12H${length * 0.41}v20z`,
    arm: `M${length * 0.4}-${height * 0.95}H${length * 0.65}V-150`,
    armWidth: height * 0.03,
    wheels: [
      [length * 0.14, 17],
      [length * 0.36, 15],
    ],
  }),
};

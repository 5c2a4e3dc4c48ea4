/** The durations of transitions and animations in some CSS, in seconds, unique and ascending. */
export function durations(css: string): number[] {
  const declarations = css.match(/(?:transition|animation)(?:-duration)?:[^;}]+/g) ?? [];
  // A second time is the delay.
  const found = declarations
    .flatMap((text) => text.split(','))
    .map((movement) => {
      const [, amount = '0', unit] = /(?<![\w-])(\d*\.?\d+)(m?s)\b/.exec(movement) ?? [];
      return Number(amount) / (unit === 'ms' ? 1000 : 1);
    });
  return [...new Set(found)].filter((seconds) => seconds > 0).sort((one, other) => one - other);
}

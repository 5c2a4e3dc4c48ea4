/** The WCAG 2 contrast ratio of two colours, `#rgb` or `#rrggbb`: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `4,5`: rounded down, so that a contrast just too low does not seem enough. */
export function contrastInDutch(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toLocaleString('nl-NL', { minimumFractionDigits: 1 });
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, each from 0 to 1. */
function channels(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255);
}

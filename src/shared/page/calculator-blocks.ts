import type { BlockType } from './page.ts';

/** The types of blocks with a calculator. */
const calculatorBlocks = ['equipment-calculator', 'lease-calculator'] as const satisfies readonly BlockType[];

type CalculatorBlock = (typeof calculatorBlocks)[number];

/** Whether blocks of this type have a calculator. */
export function isCalculatorBlock(type: string | undefined): type is CalculatorBlock {
  return calculatorBlocks.some((each) => each === type);
}

/** Whether a page with blocks of these types opens with its calculator beside the hero. */
export function opensWithCalculator([first, second]: readonly (string | undefined)[]): boolean {
  return first === 'hero' && isCalculatorBlock(second);
}

import { spawnSync } from 'node:child_process';
import type { Look } from './drivers/driver.ts';
import type { EngineName } from './drivers/engines.ts';
import type { Visitor } from './visitor.ts';

/** Something that a visitor does, and what comes of it: the same in every browser. */
export interface Journey {
  /** What the visitor finds, as a sentence. */
  name: string;
  look?: Look;
  /** The browsers in which it cannot be walked, each with the reason. */
  except?: Partial<Record<EngineName, string>>;
  /** A program that is needed to judge it. */
  needs?: 'pdftoppm';
  walk(visitor: Visitor): Promise<void>;
}

/** Why a journey cannot be walked in a browser that is there; undefined when it can. */
export function obstacle({ except, needs }: Journey, engine: EngineName): string | undefined {
  const reason = except?.[engine];
  if (reason !== undefined) return reason;
  const isThere = needs === undefined || spawnSync(needs, ['-v']).error === undefined;
  return isThere ? undefined : `Paper: ${needs} is not installed (Debian: apt-get install poppler-utils).`;
}

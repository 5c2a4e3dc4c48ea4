import { spawnSync } from 'node:child_process';
import type { Look } from './drivers/driver.ts';
import { type EngineName, engines } from './drivers/engines.ts';
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

/** Why a journey cannot be walked here; undefined when it can. */
export function obstacle({ except, needs }: Journey, engine: EngineName): string | undefined {
  const { missing } = engines[engine];
  const reason = except?.[engine];
  if (missing !== undefined || reason !== undefined) return missing ?? reason;
  const isThere = needs === undefined || spawnSync(needs, ['-v']).error === undefined;
  return isThere ? undefined : `Paper: ${needs} is not installed (Debian: apt-get install poppler-utils).`;
}

import { childPointer, parentPointer } from '../../shared/json/json-pointer.ts';
import { type Diagnostic, type Place, pointerOf } from '../diagnostics/diagnostic.ts';
import { locatorOf } from '../diagnostics/locate.ts';
import { applyEdits, type EditRound, type TextEdit } from '../json/text-edit.ts';
import { fixSyntax } from './1-load/fix-syntax.ts';
import { parseDocument } from './1-load/parse-document.ts';
import { jsonValue } from './1-load/parse-json.ts';
import type { SourceDocument, SourceFile } from './1-load/source-document.ts';
import type { Validator } from './2-validate/validator.ts';

/** A document as its author means it, as far as that is certain. */
interface Understanding {
  typed: SourceDocument;
  /** Is `typed` where nothing had to be understood otherwise. */
  meant: SourceDocument;
  /** What makes one text of the other. */
  rounds: EditRound[];
  /** Pointers in `meant` of what is only likely to be meant so: `--fix` leaves the name as it is, and all under it. */
  guesses: string[];
  /** Of syntax and schema; pointers are those in `meant`, offsets those in `typed`. */
  problems: Diagnostic[];
}

/** One misspelt name can hide another, each within the last. */
const maxRounds = 20;

/**
 * Reads a document past each mistake that hides what is behind it: of syntax where it has one fix, and in the name of a
 * field or block where it has one meaning. So one run reports everything.
 */
export function understand(file: SourceFile, validate: Validator): Understanding {
  const { document: typed, problems: ofSyntax } = parseDocument(file);
  const isInvalid = typed.value === undefined && !typed.isDamaged;
  const fixed = isInvalid ? fixSyntax(typed.text) : undefined;
  const problems = fixed?.problems.map((problem) => ({ ...problem, file: typed.file })) ?? ofSyntax;
  const rounds = [...(fixed?.rounds ?? [])];
  const guesses: string[] = [];
  let meant = fixed ? meaning(typed, fixed.text) : typed;
  for (let round = 0; round < maxRounds; round += 1) {
    const ofSchema = validate(meant);
    const misspelt = ofSchema.filter(({ isUnderstood }) => isUnderstood);
    if (misspelt.length === 0) return { typed, meant, rounds, guesses, problems: [...problems, ...ofSchema] };
    const located = misspelt.map((problem) => ({ ...problem, place: placeOfMeant(problem) }));
    problems.push(...located);
    guesses.push(...located.filter(({ replacement }) => replacement === undefined).map(namedBy));
    const edits = editsOf(misspelt, meant.text);
    rounds.push({ text: meant.text, edits });
    meant = meaning(meant, applyEdits(meant.text, edits));
  }
  return { typed, meant, rounds, guesses, problems };
}

/** What a name decides about: the value of a field, or a whole block. */
function namedBy({ place }: Pick<Diagnostic, 'place'>): string {
  const pointer = pointerOf(place);
  return ['/type', '/shared'].some((name) => pointer.endsWith(name)) ? parentPointer(pointer) : pointer;
}

function meaning(document: SourceDocument, text: string): SourceDocument {
  return { ...document, text, value: jsonValue(text) };
}

function editsOf(misspelt: readonly Diagnostic[], text: string): TextEdit[] {
  const { locate } = locatorOf(text);
  return misspelt.map(({ place, suggestion }) => {
    const { start, end } = locate(place);
    return { start, end, text: JSON.stringify(suggestion) };
  });
}

/** Where a misspelt name stands once it is what it means. */
function placeOfMeant({ place, suggestion = '' }: Diagnostic): Place {
  if (!('pointer' in place) || place.part !== 'key') return place;
  return { ...place, pointer: childPointer(parentPointer(place.pointer), suggestion) };
}

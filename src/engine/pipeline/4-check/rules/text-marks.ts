import { aroundWords, spacedBold, unclosedBold, unclosedItalics } from '../marks/around-words.ts';
import { brokenLetters } from '../marks/broken-letters.ts';
import { entity } from '../marks/entity.ts';
import { html, htmlComment } from '../marks/html.ts';
import { htmlElement } from '../marks/html-element.ts';
import {
  controlCharacter,
  headingMark,
  lineBreak,
  lineMark,
  table,
  writtenBreak,
  zeroWidth,
} from '../marks/lines.ts';
import {
  bareAddress,
  bareMailAddress,
  pictureMark,
  reversedLink,
  spacedLink,
  spacedMailAddress,
  unclosedLink,
} from '../marks/links.ts';
import { listInLines, listInSentence, listMark } from '../marks/lists.ts';
import { oddLetter } from '../marks/odd-letters.ts';
import { marksInPlainText } from '../marks/plain-text.ts';
import { doubledBraces, unclosedBrace } from '../marks/site-values.ts';
import type { TextRule } from '../rule.ts';

/** Broken or unsupported markup, such as an unclosed `**`. */
export const textMarks: TextRule = {
  name: 'text-marks',
  severity: 'error',
  patterns: [
    unclosedBold,
    unclosedItalics,
    spacedBold,
    ...aroundWords,
    ...marksInPlainText,
    spacedLink,
    unclosedLink,
    reversedLink,
    pictureMark,
    htmlElement,
    html,
    htmlComment,
    entity,
    brokenLetters,
    oddLetter,
    headingMark,
    listMark,
    listInSentence,
    listInLines,
    lineMark,
    table,
    writtenBreak,
    lineBreak,
    controlCharacter,
    zeroWidth,
    unclosedBrace,
    doubledBraces,
    bareAddress,
    spacedMailAddress,
    bareMailAddress,
  ],
};

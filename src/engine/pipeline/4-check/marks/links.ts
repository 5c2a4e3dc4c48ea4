import { isObject } from '../../../json/json-shape.ts';
import { kebabOf } from '../../../text/kebab.ts';
import { outsideHref } from '../../../text/outside-href.ts';
import { knownPrefill } from '../links/known-prefill.ts';
import { matchesOf, rangeOf } from '../match-pattern.ts';
import type { TextPattern } from '../rule.ts';
import { htmlWithAddress } from './html.ts';
import { inPlainText, marksElsewhere } from './plain-text.ts';

/** `[label] (/path)`. */
export const spacedLink: TextPattern = {
  pattern: /(?<=\[[^[\]]+\])\s+(?=\((?:\/|#|https:|tel:|mailto:)[^()\s]*\))/g,
  judge({ 0: space, index }, { text, isRichText }) {
    // Where no link can be, the whole of it is reported.
    if (!isRichText) return undefined;
    const [label = ''] = /\[[^[\]]+\]$/.exec(text.slice(0, index)) ?? [];
    const [address = ''] = /^\([^()\s]*\)/.exec(text.slice(index + space.length)) ?? [];
    return {
      message: `In "${label}${space}${address}" staat een spatie tussen ] en (, dus het wordt geen link.`,
      hint: `Schrijf ${label}${address}.`,
      replacement: '',
    };
  },
};

/** `[label](/path` without its end, or with a space inside. */
export const unclosedLink: TextPattern = {
  pattern: /\[([^[\]]+)\]\(([^()\s]*)(?=\s|$)/g,
  judge({ 1: label = '', 2: written = '', 0: whole, index }, { text, isRichText }) {
    const spaced = /^[^()[\]]{1,60}\)/.exec(text.slice(index + whole.length))?.[0];
    if (!isRichText) {
      const link = whole + (spaced ?? '');
      return { range: { start: index, end: index + link.length }, ...inPlainText(link, label) };
    }
    if (spaced !== undefined) {
      const address = `${written}${spaced.slice(0, -1)}`;
      const meant = withoutSpaces(address.trim());
      const link = `[${label}](${meant ?? '/adres'})`;
      return {
        range: { start: index, end: index + whole.length + spaced.length },
        message: `In het adres "${address.trim()}" van deze link staat een spatie, dus het wordt geen link.`,
        hint:
          renamedFile(label, address) ??
          `Schrijf het adres${meant === undefined ? ' van de pagina' : ''} zonder spaties: ${link}`,
        replacement: meant && link,
      };
    }
    const address = written.replace(/[.,;:!?]$/, '');
    const message = `Achter het adres "${address}" van deze link ontbreekt een ")".`;
    return { message, hint: `Schrijf: [${label}](${address})` };
  },
};

/** A file keeps its spaces until somebody gives it another name. */
function renamedFile(label: string, address: string): string | undefined {
  const [, folder = '', name = '', ending = ''] =
    /^(?:\/?public(?=\/))?(\/.*\/)(.+)(\.\w{2,5})$/.exec(address.trim()) ?? [];
  if (ending === '') return undefined;
  const file = `${kebabOf(name)}${ending.toLowerCase()}`;
  return `Noem het bestand ${file}, en schrijf: [${label}](${folder}${file})`;
}

/** The only address that is meant: of a mail address, a telephone number or what a form fills in. */
function withoutSpaces(address: string): string | undefined {
  const outside = outsideHref(address);
  if (outside?.isUnambiguous) return outside.text;
  const filled = address.replace(/\?.*/, knownPrefill);
  return /\s/.test(filled) ? undefined : filled;
}

/** `(label)[/path]`. */
export const reversedLink: TextPattern = {
  pattern: /\(([^()[\]]+)\)\[((?:\/|#|https?:|tel:|mailto:)[^\]\s]*)\]/g,
  judge([written, label = '', address], { isRichText }) {
    if (!isRichText) return inPlainText(written, label);
    const link = `[${label}](${address})`;
    return {
      message: `In "${written}" staan de haakjes van de link andersom.`,
      hint: `Schrijf ${link}.`,
      replacement: link,
    };
  },
};

/** `![alt](/path)`. */
export const pictureMark: TextPattern = {
  pattern: /!\[([^\]]*)\]\(([^)\s]*)\)/g,
  judge: ([written]) => ({
    message: `"${written}" wordt hier geen afbeelding: bezoekers zien een uitroepteken en een link.`,
    hint: 'Haal dit hier weg. Een afbeelding hoort in het veld "image" van een blok als "hero": { "src": "/images/…", "alt": "…" }.',
  }),
};

/** An address that nobody can click, also in the brackets of a mail program: not the one or the label of a link, nor one inside HTML. */
export const bareAddress: TextPattern = {
  pattern: /(?<!\]\(<?|[\w/@.])<?(?:https?:\/\/|www\.)[^\s()[\]<>"“”*`]+>?(?![^[\]]*\])/gi,
  judge({ 0: found, index }, { holder, text, isRichText }) {
    if (isObject(holder) && 'href' in holder) return undefined;
    const tags = matchesOf(htmlWithAddress, text).map(rangeOf);
    if (tags.some(({ start, end }) => start < index && index < end)) return undefined;
    const written = found.replace(/[.,;:!?]+$/, '');
    const label = written
      .replace(/^<|>$/g, '')
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, '');
    const name = label.replace(/^www\./i, '');
    return {
      range: { start: index, end: index + written.length },
      severity: 'warning',
      message: `"${written}" is zo geen link: bezoekers kunnen er niet op klikken.`,
      ...(isRichText
        ? { hint: `Schrijf: [${label}](https://${label})` }
        : { hint: `Schrijf "${name}". ${marksElsewhere}`, suggestion: name }),
    };
  },
};

/** `info @voorbeeld.nl`, as a form or a brochure may have it. */
export const spacedMailAddress: TextPattern = {
  pattern: /(?<!mailto:|[\w.+@/-])[\w+-][\w.+-]*(?: +@ *| *@ +)[\w-]+(?:\.[\w-]+)+/g,
  judge([written]) {
    const address = written.replaceAll(' ', '');
    return {
      message: `In het mailadres "${written}" staat een spatie.`,
      hint: `Schrijf: ${address}`,
      replacement: address,
    };
  },
};

/** A mail address that nobody can click, where a link can be. */
export const bareMailAddress: TextPattern = {
  pattern: /(?<!mailto:|\]\(<?|[\w.+@/-])<?(?<address>[\w+-][\w.+-]*@[\w-]+(?:\.[\w-]+)+)>?(?![^[\]]*\])/g,
  judge({ 0: written, groups: { address } = {} }, { holder, isRichText }) {
    if (!isRichText || (isObject(holder) && 'href' in holder)) return undefined;
    return {
      severity: 'warning',
      message: `"${written}" is zo geen link: bezoekers kunnen er niet op klikken.`,
      hint: `Schrijf: [${address}](mailto:${address}). Is het ons eigen adres, schrijf dan [{email}](mailto:{email}).`,
    };
  },
};

import { meantSiteValue, siteValueNames } from '../../../text/site-values.ts';
import type { TextPattern } from '../rule.ts';

/** `{phone` without its end, and a brace before a word that names nothing. */
export const unclosedBrace: TextPattern = {
  pattern: /\{([A-Za-z]\w*)(?![\w}])(?![^{}]*\})/g,
  isAlsoInAddresses: true,
  judge([written, name = '']) {
    const message = `Achter "${written}" ontbreekt een "}".`;
    if (siteValueNames.has(name)) {
      return { message, hint: `Schrijf {${name}}.`, replacement: `{${name}}` };
    }
    const meant = meantSiteValue(name, siteValueNames);
    if (meant) return { message, hint: `Bedoel je "{${meant}}"?`, suggestion: `{${meant}}` };
    return {
      message: `De "{" in "${written}" doet hier niets: bezoekers zien het teken.`,
      hint: 'Haal de "{" weg.',
      suggestion: name,
    };
  },
};

/** `{{phone}}`, also with one of them left out, and `${phone}`. */
export const doubledBraces: TextPattern = {
  pattern: /\$?\{\{\s*(\w+)\s*\}\}?|\$?\{\s*(\w+)\s*\}\}|\$\{(\w+)\}/g,
  isAlsoInAddresses: true,
  judge([written, ...names]) {
    const name = `{${names.find((each) => each !== undefined)}}`;
    return {
      message: `Een gegeven van de site staat tussen één paar accolades, maar hier staat "${written}".`,
      hint: `Schrijf ${name}.`,
      replacement: name,
    };
  },
};

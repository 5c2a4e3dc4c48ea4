import { meantSiteValue, siteValueNames } from '../../../text/site-values.ts';
import type { Finding, TextPattern } from '../rule.ts';

/** `{phone` without its end, and a brace before a word that names nothing. */
export const unclosedBrace: TextPattern = {
  pattern: /\{([A-Za-z]\w*)(?![\w}])(?![^{}]*\})/g,
  isAlsoInAddresses: true,
  judge([written, name = '']) {
    const message = `Achter "${written}" ontbreekt een "}".`;
    const value = named(name);
    if (value) return { message, ...value };
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
    const name = names.find((each) => each !== undefined) ?? '';
    const amiss = { hint: 'Haal de accolades weg, of schrijf een gegeven als {phone}.', suggestion: name };
    return {
      message: `Een gegeven van de site staat tussen één paar accolades, maar hier staat "${written}".`,
      ...(named(name) ?? amiss),
    };
  },
};

/** The value of the site that belongs where a name stands between braces amiss, if it is like one. */
function named(name: string): Pick<Finding, 'hint' | 'suggestion' | 'replacement'> | undefined {
  if (siteValueNames.has(name)) return { hint: `Schrijf {${name}}.`, replacement: `{${name}}` };
  const meant = meantSiteValue(name, siteValueNames);
  return meant === undefined ? undefined : { hint: `Bedoel je "{${meant}}"?`, suggestion: `{${meant}}` };
}

import type { TextPattern } from '../rule.ts';

/** `{phone` without its end. */
export const unclosedBrace: TextPattern = {
  pattern: /\{([A-Za-z]\w*)(?![\w}])(?![^{}]*\})/g,
  isAlsoInAddresses: true,
  judge: ([written, name]) => ({
    message: `Achter "${written}" ontbreekt een "}".`,
    hint: `Schrijf {${name}}.`,
    replacement: `{${name}}`,
  }),
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

/** Keywords that only editors and the generator of types understand; ajv in strict mode must be told of them. */
export const editorKeywords: string[] = [
  'defaultSnippets',
  'deprecationMessage',
  'doNotSuggest',
  'enumDescriptions',
  'errorMessage',
  'markdownDescription',
  'markdownEnumDescriptions',
  'patternErrorMessage',
  'suggestSortText',
  'tsType',
];

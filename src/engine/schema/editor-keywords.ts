/** Editor and type generator keywords, unknown to ajv. */
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

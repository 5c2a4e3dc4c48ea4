/** Keywords of editors and of the type generator, unknown to ajv; `label` names a field in a form, `usage` tells when to use a block. */
export const editorKeywords: string[] = [
  'defaultSnippets',
  'deprecationMessage',
  'doNotSuggest',
  'enumDescriptions',
  'errorMessage',
  'label',
  'markdownDescription',
  'markdownEnumDescriptions',
  'patternErrorMessage',
  'suggestSortText',
  'tsType',
  'usage',
];

/**
 * Keywords of editors and generators, unknown to ajv: `label` names a field in a form, `usage` tells when to use a block,
 * `prose` says of a field whether text rules apply where its form does not tell.
 */
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
  'prose',
  'suggestSortText',
  'tsType',
  'usage',
];

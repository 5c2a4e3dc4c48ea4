/**
 * Keywords of editors and generators, unknown to ajv: `label` names a field in a form, `usage` tells when to use a block,
 * `prose` says of a field whether text rules apply where its form does not tell, `unit` in what a number is told. `dependentSchemas`, which ajv knows from
 * draft 2019 on, holds what only editors need to read.
 */
export const editorKeywords: string[] = [
  'defaultSnippets',
  'dependentSchemas',
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
  'unit',
  'usage',
];

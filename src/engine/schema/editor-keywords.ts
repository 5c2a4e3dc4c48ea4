/**
 * Keywords of editors and generators, unknown to ajv: `label` names a field in a form, `usage` says when to use a
 * block, `prose` whether text rules apply to a field where its pattern does not decide that, `unit` the unit of a
 * number. `dependentSchemas`, which ajv knows from draft 2019 on, holds what only editors need to read.
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

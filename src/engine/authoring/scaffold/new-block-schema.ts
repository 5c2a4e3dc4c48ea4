/** JSON text of a block schema with title and text. */
export function newBlockSchema(
  type: string,
  { title, required }: { title: string; required: string[] },
): string {
  const description = `Zeg hier in één zin waar het blok ${type} voor is.`;
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description,
    type: 'object',
    required: ['type', ...required],
    additionalProperties: false,
    properties: {
      type: { const: type, label: type, description },
      id: { $ref: '../parts/block-id.schema.json' },
      title: { label: 'Kop', description: 'Kop van dit blok.', type: 'string', minLength: 1, maxLength: 120 },
      text: {
        label: 'Tekst',
        description: 'Tekst onder de kop.',
        type: 'string',
        allOf: [{ $ref: '../parts/rich-text.schema.json' }],
      },
    },
    examples: [{ type, id: 'voorbeeld', title: 'Een kop', text: 'Een korte tekst onder de kop.' }],
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

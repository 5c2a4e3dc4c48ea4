import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';

const text = z.string().min(1);
const link = z.object({ label: text, href: text, kind: z.enum(['primary', 'secondary']).optional() }).strict();
const image = z.object({ src: text, alt: text, width: z.number(), height: z.number() }).strict();
const benefit = z.object({ icon: text, title: text, text }).strict();
const type = z
  .object({ name: text, badge: text, text, price: text, features: z.array(text), action: link })
  .strict();
const field = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('number'),
      name: text,
      label: text,
      min: z.number(),
      max: z.number(),
      step: z.number(),
      value: z.number(),
    })
    .strict(),
  z
    .object({
      kind: z.literal('select'),
      name: text,
      label: text,
      options: z.array(z.object({ value: text, label: text }).strict()),
    })
    .strict(),
]);
const head = { title: text, lead: text };
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), eyebrow: text, ...head, image, actions: z.array(link) }).strict(),
  z.object({ type: z.literal('benefits'), ...head, items: z.array(benefit) }).strict(),
  z.object({ type: z.literal('types'), ...head, items: z.array(type) }).strict(),
  z
    .object({
      type: z.literal('calculator'),
      id: text,
      ...head,
      product: text,
      price: z.number(),
      fields: z.array(field),
      submit: text,
      note: text,
    })
    .strict(),
  z
    .object({
      type: z.literal('faq'),
      title: text,
      items: z.array(z.object({ q: text, a: text }).strict()),
    })
    .strict(),
  z.object({ type: z.literal('cta'), id: text, title: text, text, actions: z.array(link) }).strict(),
]);

export const collections = {
  pages: defineCollection({
    loader: glob({
      pattern: '*.json',
      base: './content',
      generateId: ({ entry }) => entry.replace(/\.json$/, ''),
    }),
    schema: z
      .object({
        slug: z.string().regex(/^[a-z0-9-]+$/),
        lang: text,
        title: text,
        description: z.string().max(200),
        canonical: z.string().url(),
        image: text,
        robots: text,
        blocks: z.array(block),
      })
      .strict(),
  }),
};

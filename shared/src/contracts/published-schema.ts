import { z } from 'zod';
import type { Place, PublishedName, Service, Work } from './published';

/** Requires a rule for each field, because zod drops fields without a rule. */
type RulesOf<Value> = { [Field in keyof Value]-?: z.ZodType<Value[Field]> };

const text = z.string().min(1);
/** Rules for slug and path of an entry. */
export const publishedAddress = {
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in lower case, without accents, such as riom'),
  path: z.templateLiteral(['/', z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)]),
};
const files = z.array(z.object({ file: text, width: z.number() }));

/** Rules for the entries of each list, checked when a release publishes it. */
export const publishedEntries = {
  places: z.object({
    ...publishedAddress,
    name: text,
    where: text,
    of: text,
    zone: z.enum(['main', 'extended', 'further']),
    delay: z.enum(['within-24-hours', 'within-48-hours', 'within-the-week', 'quote']),
  } satisfies RulesOf<Place>),
  services: z.object({
    ...publishedAddress,
    label: text,
    parts: z.array(text),
    sent: text,
    footer: z.object({ label: text, rank: z.number() }),
  } satisfies RulesOf<Service>),
  works: z.object({
    ...publishedAddress,
    path: z.templateLiteral(['/realisations/', publishedAddress.slug]),
    title: text,
    service: publishedAddress.slug,
    place: publishedAddress.slug,
    month: z.string().regex(/^\d{4}-\d{2}$/, 'a month such as 2026-03'),
    days: z.number(),
    story: z.string(),
    photos: z.array(
      z.object({
        moment: z.enum(['before', 'during', 'after']),
        alt: z.string(),
        picture: z.object({ width: z.number(), height: z.number(), avif: files, webp: files }),
      }),
    ),
  } satisfies RulesOf<Work>),
} satisfies Record<PublishedName, z.ZodType>;

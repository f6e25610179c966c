import { z } from 'zod';

const text = z.string().min(1);
/** Rules for the slug and the path of an entry. */
const publishedAddress = {
  /** Last segment of the path: `riom`, `volets-repeints-riom-2026-03`. */
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in lower case, without accents, such as riom'),
  path: z.templateLiteral(['/', z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)]),
};
const files = z.array(z.object({ file: text, width: z.number() })).readonly();

/** A photograph of a project, re-encoded without metadata. */
const photo = z.object({
  moment: z.enum(['before', 'during', 'after']),
  alt: z.string(),
  /** The file names are absolute paths on this site. */
  picture: z.object({ width: z.number(), height: z.number(), avif: files, fallback: text }),
});

/** Rules for the entries of each published list, checked at release. `published.ts` infers its types from them. */
export const publishedEntries = {
  /** A town or department with a page. */
  places: z.object({
    ...publishedAddress,
    name: text,
    /** The name with its preposition: « à Riom », « au Crest », « dans l’Allier ». */
    where: text,
    /** The name after « de »: « de Riom », « d’Aubière », « du Crest ». */
    of: text,
    zone: z.enum(['main', 'extended', 'further']),
    /** Time until the visit, worded in content/promises.ts. */
    delay: z.enum(['within-24-hours', 'within-48-hours', 'within-the-week', 'quote']),
  }),
  /** A trade with a page. Its slug is also the value of `/contact?service=`. */
  services: z.object({
    ...publishedAddress,
    /** Name in menus. */
    label: text,
    /** Kinds of project that the trade covers. */
    parts: z.array(text).readonly(),
    /** Value that the quote form sends for this trade. */
    sent: text,
    footer: z.object({ label: text, rank: z.number() }),
  }),
  /** A finished job that the owner shows with the customer's consent. Each job has a page. */
  projects: z.object({
    ...publishedAddress,
    path: z.templateLiteral(['/realisations/', publishedAddress.slug]),
    title: text,
    /** Slug of a trade. */
    service: publishedAddress.slug,
    /** Slug of a town with a page. */
    place: publishedAddress.slug,
    month: z.string().regex(/^\d{4}-\d{2}$/, 'a month such as 2026-03'),
    /** Working days. */
    days: z.number(),
    /** Up to three sentences, written by the owner. */
    story: z.string(),
    /** Two to eight photographs, including one taken before the job and one taken after it. */
    photos: z.array(photo).readonly(),
  }),
};

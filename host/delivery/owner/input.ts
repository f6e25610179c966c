import { z } from 'zod';
import { fields, line, lines, month, slugOf } from '@renovation-th/shared/identity/field-rules';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { ownerFields } from '@renovation-th/shared/identity/identity-schema';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { typeset } from './typeset';

/**
 * A problem in the owner's input. `field` is a path such as `insurance.zone` or `projects.3f….title`, or empty if no
 * field is at fault. `detail` is for developers.
 */
export type Problem = { field: string; message: string; detail?: string | undefined };

/** Schema for the path of a file in the folder of the owner's site. */
const fileOf = (ending: 'jpg' | 'pdf', error: string) =>
  z.string({ error }).regex(new RegExp(`^files/[0-9a-f]{16,128}\\.${ending}$`), { error });

const photo = fields({
  file: fileOf('jpg', 'Ajoutez la photo de nouveau.'),
  /** Hash of the photograph as it was first stored, before the owner turned it. A removal deletes all files made from this original. */
  original: z.string().regex(/^[0-9a-f]{16,128}$/, { error: 'Ajoutez la photo de nouveau.' }),
  moment: z.enum(['before', 'during', 'after'], { error: 'Dites si c’est avant, pendant ou après.' }),
  alt: line('ce que la photo montre', 160),
});

/** Whether there is a before photo and an after photo, which visitors can compare. */
export const isPaired = (photos: readonly { moment: string }[]): boolean =>
  ['before', 'after'].every((wanted) => photos.some(({ moment }) => moment === wanted));

/** Maximum characters of a project title. Search engines show such a title in full, with the business name after it. */
const longestTitle = 50;

export const projectInput = fields({
  title: line('un titre, comme « Volets repeints »', longestTitle),
  service: slugOf('Choisissez un métier.'),
  place: slugOf('Choisissez une commune.'),
  month: month.refine((value) => value <= parisMoment(new Date()).day.slice(0, 7), {
    error: 'Ce mois n’est pas encore venu.',
  }),
  days: z
    .number({ error: 'Écrivez le nombre de jours.' })
    .min(0.5, { error: 'Une demi-journée au moins\u00a0: 0,5.' })
    .max(365, { error: '365 jours au plus.' }),
  story: lines('trois phrases sur ce chantier', 600).refine((text) => text.length >= 20, {
    error: 'Écrivez une phrase au moins.',
  }),
  photos: z
    .array(photo, { error: 'Ajoutez des photos.' })
    .min(2, { error: 'Ajoutez deux photos au moins\u00a0: une avant, une après.' })
    .max(8, { error: 'Huit photos au plus.' })
    .refine((all) => all.some(({ moment }) => moment === 'before'), { error: 'Il manque une photo d’avant.' })
    .refine((all) => all.some(({ moment }) => moment === 'after'), { error: 'Il manque une photo d’après.' }),
  hasConsent: z.literal(true, { error: 'Cochez « mon client est d’accord ».' }),
});

type EachOrNull<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Field]>>;
};

function eachOrNull<Shape extends Record<string, z.ZodType>>(shape: Shape): EachOrNull<Shape> {
  const entries = Object.entries(shape).map(([field, rule]) => [field, rule.nullable().optional()]);
  return Object.fromEntries(entries) as EachOrNull<Shape>;
}

export const contentInput = fields({
  /** Null removes a field. An absent field is unchanged. */
  identity: fields(eachOrNull(ownerFields)),
  /** Projects by id. */
  projects: z
    .record(z.string(), projectInput)
    .refine((projects) => Object.keys(projects).length <= 50, { error: '50 chantiers au plus.' }),
  portrait: fileOf('jpg', 'Ajoutez votre portrait de nouveau.').optional(),
  attestation: fileOf('pdf', 'Ajoutez votre attestation de nouveau.').optional(),
});

export type ContentInput = z.output<typeof contentInput>;

/** Removes photographs, and projects that then lack a before or an after photo. */
export function withoutPhotos(input: ContentInput, removed: ReadonlySet<string>): ContentInput {
  const projects = Object.entries(input.projects)
    .map(([id, { photos, ...project }]) => {
      const left = photos.filter(({ original }) => !removed.has(original));
      return [id, { ...project, photos: left }] as const;
    })
    .filter(([, { photos }]) => isPaired(photos));
  return { ...input, projects: Object.fromEntries(projects) };
}

/** Lists the problems of content before anything is made from it. An empty list means that the fields are valid. */
export const checkContent = (input: JsonValue): readonly Problem[] =>
  problemsIn(contentInput.safeParse(input).error);

/** Returns the problems in the owner's input. `field` lacks the prefix `identity.`, as in delivery's own problems. */
export const problemsIn = (error: z.ZodError | undefined): readonly Problem[] =>
  (error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.').replace(/^identity\./, ''),
    message: typeset(message),
  }));

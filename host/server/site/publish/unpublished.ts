import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { ownerFields } from '@renovation-th/shared/identity/identity-schema';
import { readFact, writeFact, type RequestDatabase } from '../../requests/database/open-database';
import { projectInput } from '../../../delivery/owner/input';
import { candidateOf, isAgreed, problemsOfProject } from './candidate';
import { allSections } from '../content/sections';
import { isAskedIn } from '../form/section';
import type { ProjectDraft } from '../site-drafts';

/** Digests of parts by name, such as `section/prix`, `project/3f…` or `portrait`. */
const units = z.record(
  z.string(),
  z.object({ digest: z.string(), title: z.string().optional(), isEmpty: z.boolean().optional() }),
);
type Units = z.infer<typeof units>;

const publication = z.object({
  /** Hash of the published content. */
  content: z.string(),
  /** Time at which it last became live, in milliseconds since 1970. */
  at: z.number(),
  units,
});
type Publication = z.infer<typeof publication>;

/** What is live, and what was live before. */
const publications = z.object({ live: publication.nullable(), previous: publication.nullable() });

/** Part that differs between the live and the prepared site. */
export type Change = { unit: string; title?: string | undefined; kind: 'added' | 'changed' | 'removed' };

const factName = 'owner-publications';

const given = z.object({
  identity: z.record(z.string(), z.unknown()),
  projects: z.record(z.string(), z.object({ title: z.string().optional().catch(undefined) }).loose()),
  portrait: z.string().optional(),
  attestation: z.string().optional(),
});

/** Returns the digests of the parts of a publication. */
function unitsOf(input: JsonValue): Units {
  const { data } = given.safeParse(input);
  if (!data) return {};
  const { identity, projects, ...files } = data;
  const sections = allSections.flatMap((section) => {
    const fields = Object.entries(identity)
      .filter(([field]) => isAskedIn(section, field))
      .map(([field, value]) => [field, corrected(rules[field], value)]);
    const isEmpty = fields.every(([, value]) => value === null);
    return fields.length > 0 ? [[`section/${section.id}`, { digest: digestOf(fields), isEmpty }]] : [];
  });
  const shown = Object.entries(projects).map(([id, project]) => [
    `project/${id}`,
    { digest: digestOf(corrected(projectInput, project)), title: project.title },
  ]);
  const sent = Object.entries(files).flatMap(([name, file]) => (file ? [[name, { digest: file }]] : []));
  return Object.fromEntries([...sections, ...shown, ...sent]);
}

const rules: Readonly<Record<string, z.ZodType>> = ownerFields;

/** Normalizes a valid value, because a withdrawal stores normalized values. */
const corrected = (rule: z.ZodType | undefined, value: unknown) => rule?.safeParse(value).data ?? value;

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

function readPublications(database: RequestDatabase): z.infer<typeof publications> {
  const fact = readFact(database, factName);
  return (fact && publications.safeParse(JSON.parse(fact.value)).data) ?? { live: null, previous: null };
}

/** Records what is live now. After a rollback, which has no input, the live content has the parts of the previous. */
export function noteLive(
  database: RequestDatabase,
  { content, at, input }: Omit<Publication, 'units'> & { input: JsonValue | undefined },
): void {
  const { live: before, previous } = readPublications(database);
  const known = [before, previous].find((one) => one?.content === content);
  const live = { content, at, units: input ? unitsOf(input) : (known?.units ?? {}) };
  const value = JSON.stringify({ live, previous: before?.content === content ? previous : before });
  writeFact(database, { name: factName, value, at });
}

/** Compares the prepared site with the live site. */
export function siteState(database: RequestDatabase) {
  const { live: published, previous } = readPublications(database);
  const live = published?.units ?? {};
  const prepared = unitsOf(candidateOf(database));
  const changes = changesBetween(live, prepared);
  return { prepared, live, changes, publishedAt: published?.at ?? null, previous };
}

export type SiteState = ReturnType<typeof siteState>;

type ProjectState = 'draft' | 'ready' | 'wrong' | 'live' | 'changed' | 'leaving';

export function stateOfProject({ prepared, live }: SiteState, project: ProjectDraft): ProjectState {
  const unit = `project/${project.id}`;
  if (!isAgreed(project)) return live[unit] ? 'leaving' : 'draft';
  if (problemsOfProject(project).length > 0) return 'wrong';
  if (!live[unit]) return 'ready';
  return live[unit].digest === prepared[unit]?.digest ? 'live' : 'changed';
}

/** Lists changed parts. A removed section does not count, because delivery keeps its published fields. */
function changesBetween(before: Units, next: Units): readonly Change[] {
  const gone = Object.entries(before).filter(([unit]) => !next[unit] && !unit.startsWith('section/'));
  const other = Object.entries(next).filter(([unit, { digest }]) => before[unit]?.digest !== digest);
  return [
    ...other.map(([unit, { title, isEmpty }]): Change => {
      const isThere = before[unit] && !before[unit].isEmpty;
      return { unit, title, kind: isEmpty ? 'removed' : isThere ? 'changed' : 'added' };
    }),
    ...gone.map(([unit, { title }]): Change => ({ unit, title, kind: 'removed' })),
  ];
}

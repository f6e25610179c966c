import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { ownerFields } from '@renovation-th/shared/identity/identity-schema';
import { readFact, writeFact, type RequestDatabase } from '../../forms/database/open-database';
import { projectInput } from '../../../delivery/content/input';
import { candidateOf, isAgreed, problemsOfProject } from './candidate';
import { allSections } from '../content/sections';
import { isAskedIn } from '../form/section';
import type { ProjectDraft } from '../site-drafts';

/** Digests of parts by name, such as `section/prix`, `project/3f…` or `portrait`. */
const units = z.record(
  z.string(),
  z.object({ digest: z.string(), title: z.string().optional(), isEmpty: z.boolean().optional() }),
);
export type Units = z.infer<typeof units>;

/** Versions published from this machine, oldest first. */
const publications = z.object({
  live: z.object({ version: z.string(), at: z.number() }).nullable(),
  versions: z.array(z.object({ version: z.string(), units })),
});
type Publications = z.infer<typeof publications>;

/** Part that differs between two versions. */
export type Change = { unit: string; title?: string | undefined; kind: 'added' | 'changed' | 'removed' };

const factName = 'owner-publications';
const mostVersions = 50;

const given = z.object({
  identity: z.record(z.string(), z.unknown()),
  projects: z.record(z.string(), z.object({ title: z.string().optional().catch(undefined) }).loose()),
  portrait: z.string().optional(),
  attestation: z.string().optional(),
});

/** Returns the digests of the parts of a publication. */
export function unitsOf(input: JsonValue): Units {
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

function readPublications(database: RequestDatabase): Publications {
  const fact = readFact(database, factName);
  return (fact && publications.safeParse(JSON.parse(fact.value)).data) ?? { live: null, versions: [] };
}

/** Records the live version with its time and, if they are known, its parts. */
export function noteLive(
  database: RequestDatabase,
  { live, published }: { live: NonNullable<Publications['live']>; published: Units | undefined },
): void {
  const { versions } = readPublications(database);
  const others = versions.filter(({ version }) => !published || version !== live.version);
  const next = published ? [...others, { version: live.version, units: published }] : others;
  const value = JSON.stringify({ live, versions: next.slice(-mostVersions) });
  writeFact(database, { name: factName, value, at: live.at });
}

/** Compares the prepared site with the live site. */
export function siteState(database: RequestDatabase) {
  const { live: last, versions } = readPublications(database);
  const live = versions.find(({ version }) => version === last?.version)?.units ?? {};
  const prepared = unitsOf(candidateOf(database));
  return { prepared, live, changes: changesBetween(live, prepared), publishedAt: last?.at ?? null };
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

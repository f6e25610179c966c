import type { Project } from '@renovation-th/shared/contracts/published';
import type { Content } from './content';
import type { ContentInput } from './input';
import type { Media } from './pictures';

type Projects = ContentInput['projects'];
/** Slugs of projects, by id of the project. */
export type Slugs = Readonly<Record<string, string>>;

/** Returns the known slug of each project, or a new slug that no project has had. */
export function slugsOf(projects: Projects, known: Slugs): Slugs {
  const taken = new Set(Object.values(known));
  const slugs: Record<string, string> = {};
  for (const [id, project] of Object.entries(projects)) {
    const slug = known[id] ?? freeSlug(project, taken);
    taken.add(slug);
    slugs[id] = slug;
  }
  return slugs;
}

/** Returns the projects as content stores them, newest first. */
export function storedProjects(projects: Projects, slugs: Slugs, { pictures }: Media): Content['projects'] {
  return Object.entries(projects)
    .map(([id, { hasConsent: _given, photos, ...project }]): Content['projects'][number] => {
      const shown = photos.flatMap(({ file, ...photo }) => {
        const picture = pictures.get(file);
        return picture ? [{ ...photo, picture }] : [];
      });
      const slug = slugs[id] ?? '';
      return { ...project, id, slug, path: `/realisations/${slug}`, photos: shown };
    })
    .sort((one, other) => other.month.localeCompare(one.month));
}

/** @example freeSlug({ title: 'Volets', place: 'riom', month: '2026-03' }, taken) // => 'volets-riom-2026-03' */
function freeSlug(
  { title, place, month }: Pick<Project, 'title' | 'place' | 'month'>,
  taken: ReadonlySet<string>,
): string {
  const words = slugOf(title) || 'chantier';
  const first = `-${words}-`.includes(`-${place}-`) ? `${words}-${month}` : `${words}-${place}-${month}`;
  let slug = first;
  for (let number = 2; taken.has(slug); number += 1) slug = `${first}-${number}`;
  return slug;
}

/** @example slugOf('Façade à la chaux') // => 'facade-a-la-chaux' */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

import type { Published, Work } from '@renovation-th/shared/contracts/published';
import type { OwnersFiles } from './owners-pictures';
import { ownerWords } from './owner-words';
import type { ReadInput } from './read-input';
import { Refused } from './tell';

type Lists = Partial<Pick<Published, 'places' | 'services'>>;

/** @throws Refused for a trade or a town that has no page. */
export function refuseUnknownNames(
  { works, identity }: ReadInput,
  { places = [], services = [] }: Lists,
): void {
  const isPlace = (slug: string) => places.some((place) => place.slug === slug);
  const isService = (slug: string) => services.some((service) => service.slug === slug);
  const refusals = [
    ...works.flatMap(({ place, service }, number) => [
      ...(isPlace(place) ? [] : [{ field: `works.${number}.place`, message: ownerWords.place }]),
      ...(isService(service) ? [] : [{ field: `works.${number}.service`, message: ownerWords.service }]),
    ]),
    ...(identity.prices ?? []).flatMap(({ service }, number) =>
      isService(service) ? [] : [{ field: `identity.prices.${number}.service`, message: ownerWords.service }],
    ),
  ];
  if (refusals.length > 0) throw new Refused(refusals);
}

/** The address of each work, in the order in which he gave them: those that have one keep it. */
export function slugsOf(works: ReadInput['works']): readonly string[] {
  const taken = new Set(works.flatMap(({ slug }) => slug ?? []));
  return works.map(({ slug: given, ...work }) => {
    const slug = given ?? freeSlug(work, taken);
    taken.add(slug);
    return slug;
  });
}

/** The published list: the newest first. */
export function worksOf({ works }: ReadInput, { pictures }: OwnersFiles): readonly Work[] {
  const slugs = slugsOf(works);
  const published = works.map(({ slug: _given, hasConsent: _word, photos, ...work }, number): Work => {
    const slug = slugs[number] ?? '';
    return {
      ...work,
      slug,
      path: `/realisations/${slug}`,
      photos: photos.flatMap(({ file, ...photo }) => {
        const picture = pictures.get(file);
        return picture ? [{ ...photo, picture }] : [];
      }),
    };
  });
  return published.sort((one, other) => (one.month < other.month ? 1 : one.month > other.month ? -1 : 0));
}

/** @example freeSlug({ title: 'Volets repeints', place: 'riom', month: '2026-03' }, taken) // => 'volets-repeints-riom-2026-03' */
function freeSlug(
  { title, place, month }: Pick<Work, 'title' | 'place' | 'month'>,
  taken: ReadonlySet<string>,
): string {
  const words = slugOf(title);
  const first = [words || 'chantier', ...(`-${words}-`.includes(`-${place}-`) ? [] : [place]), month].join(
    '-',
  );
  let slug = first;
  for (let number = 2; taken.has(slug); number += 1) slug = `${first}-${number}`;
  return slug;
}

/** The words of a title as an address has them: « Façade à la chaux » becomes `facade-a-la-chaux`. */
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

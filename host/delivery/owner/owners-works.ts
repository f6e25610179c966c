import type { Published, Work } from '@renovation-th/shared/contracts/published';
import type { OwnerInput } from '../../server/identity/owner-input';
import type { OwnersFiles } from './owners-pictures';
import { ownerWords, refuseAny } from './tell';

type Lists = Partial<Pick<Published, 'places' | 'services'>>;
/** A work with the address that it has or gets. */
type NamedWork = OwnerInput['works'][number] & { slug: string };

/** @throws Refused for a trade or a town that has no page. */
export function refuseUnknownNames(
  { works, identity }: OwnerInput,
  { places = [], services = [] }: Lists,
): void {
  const unknown = (list: readonly { slug: string }[], wanted: string, field: string, message: string) =>
    list.some(({ slug }) => slug === wanted) ? [] : [{ field, message }];
  refuseAny([
    ...works.flatMap(({ place, service }, number) => [
      ...unknown(places, place, `works.${number}.place`, ownerWords.place),
      ...unknown(services, service, `works.${number}.service`, ownerWords.service),
    ]),
    ...(identity.prices ?? []).flatMap(({ service }, number) =>
      unknown(services, service, `identity.prices.${number}.service`, ownerWords.service),
    ),
  ]);
}

/** Gives each work an address that stays, in the order given. */
export function withSlugs(works: OwnerInput['works']): NamedWork[] {
  const taken = new Set(works.flatMap(({ slug }) => slug ?? []));
  return works.map((work) => {
    const slug = work.slug ?? freeSlug(work, taken);
    taken.add(slug);
    return { ...work, slug };
  });
}

/** The published list: the newest first. */
export function publishedWorks(works: readonly NamedWork[], { pictures }: OwnersFiles): readonly Work[] {
  return works
    .map(({ hasConsent: _given, photos, ...work }): Work => {
      const shown = photos.flatMap(({ file, ...photo }) => {
        const picture = pictures.get(file);
        return picture ? [{ ...photo, picture }] : [];
      });
      return { ...work, path: `/realisations/${work.slug}`, photos: shown };
    })
    .sort((one, other) => other.month.localeCompare(one.month));
}

/** @example freeSlug({ title: 'Volets repeints', place: 'riom', month: '2026-03' }, taken) // => 'volets-repeints-riom-2026-03' */
function freeSlug(
  { title, place, month }: Pick<Work, 'title' | 'place' | 'month'>,
  taken: ReadonlySet<string>,
): string {
  const words = slugOf(title) || 'chantier';
  const first = `-${words}-`.includes(`-${place}-`) ? `${words}-${month}` : `${words}-${place}-${month}`;
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

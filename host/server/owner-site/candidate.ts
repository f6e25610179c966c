import type { JsonValue } from '@renovation-th/shared/contracts/json';
import type { RequestDatabase } from '../forms/database/open-database';
import { ownerInput, workInput } from '../identity/owner-input';
import { typeset } from '../identity/typeset';
import { siteTexts } from './content/site-texts';
import { momentChoices, workSection } from './content/work-fields';
import { attestationHome, listPhotos, newestOf, portraitHome, type Photo } from './photo-drafts';
import { nameIn, saidIn, type Section, type Texts } from './section';
import { listWorks, savedSections, type WorkDraft } from './site-drafts';

/** What is wrong, and where: `insurance.zone`, `works.3f….title`; within one work, `title`. */
export type Problem = { field: string; message: string };

/** The names of what he says of a photograph, and of the order of all, among the texts of a work. */
export const photoNames = (id: string) => ({ moment: `moment.${id}`, alt: `alt.${id}` });
export const orderName = 'ordre';

/** In the order that he has given them; new ones come last. */
export function photosOf(database: RequestDatabase, work: string, texts: Texts): readonly Photo[] {
  const order = (texts[orderName] ?? '').split(' ');
  const place = ({ id }: Photo) => (order.includes(id) ? order.indexOf(id) : order.length);
  return listPhotos(database, work).toSorted((a, b) => place(a) - place(b));
}

/** What he says of a work; of a photograph that he has not spoken of since, what he said while he sent it. */
export function withMoments(photos: readonly Photo[], texts: Texts): Texts {
  const moments = photos.map(({ id, moment }) => {
    const { moment: name } = photoNames(id);
    return [name, texts[name] || moment];
  });
  return { ...texts, ...Object.fromEntries(moments) };
}

/** A work as `rth owner` takes it. */
function workOf(database: RequestDatabase, { id, texts }: WorkDraft): JsonValue {
  const photos = photosOf(database, id, texts);
  const said = withMoments(photos, texts);
  return {
    ...saidIn(workSection, texts),
    photos: photos.map(({ id: photo, file }) => {
      const [moment = '', alt] = [said[photoNames(photo).moment], said[photoNames(photo).alt]];
      // Better than nothing for whoever does not see it.
      const otherwise = siteTexts.altOtherwise(nameIn(momentChoices, moment), texts.title ?? '');
      return { file: `files/${file}`, moment, alt: alt || otherwise };
    }),
  };
}

/** Works without the word of the customer are not published. */
export const isAgreed = ({ texts }: WorkDraft) => Boolean(texts.hasConsent);

/** What he says of his business, in the sections that he has saved. */
export function saidInSections(database: RequestDatabase): Readonly<Record<string, JsonValue>> {
  return Object.assign({}, ...savedSections(database).map(({ section, texts }) => saidIn(section, texts)));
}

/** All that he has prepared, as `rth owner` takes it in the folder of the site, and what is wrong with it. */
export function candidateOf(database: RequestDatabase): { input: object; problems: readonly Problem[] } {
  const works = listWorks(database).filter(isAgreed);
  const fileOf = (home: string) => {
    const { file } = newestOf(database, home) ?? {};
    return file && `files/${file}`;
  };
  const input = {
    identity: saidInSections(database),
    works: Object.fromEntries(works.map((work) => [work.id, workOf(database, work)])),
    portrait: fileOf(portraitHome),
    attestation: fileOf(attestationHome),
  };
  return { input, problems: problemsIn(ownerInput.safeParse(input)) };
}

/** What the site cannot take of what he typed in a section. */
export function problemsOfSection(section: Section, texts: Texts): readonly Problem[] {
  return problemsIn(ownerInput.safeParse({ identity: saidIn(section, texts), works: {} }));
}

/** The same of a work; what is wrong with a photograph has the name of its field. */
export function problemsOfWork(database: RequestDatabase, work: WorkDraft): readonly Problem[] {
  const photos = photosOf(database, work.id, work.texts);
  return problemsIn(workInput.safeParse(workOf(database, work))).map(({ field, message }) => {
    const [, number, part] = /^photos\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const photo = number === undefined ? undefined : photos[Number(number)];
    return { field: photo ? `${part}.${photo.id}` : field, message };
  });
}

type Parsed = {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
};

/** What a rule says against what he typed. */
function problemsIn({ error }: Parsed): readonly Problem[] {
  return (error?.issues ?? []).map(({ path: place, message }) => ({
    field: fieldIn(place.map(String).join('.')),
    message: typeset(message),
  }));
}

/** The same field has one name here, whoever refuses it. */
export const fieldIn = (place: string) => place.replace(/^identity\./, '');

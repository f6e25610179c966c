import type { JsonValue } from '@renovation-th/shared/contracts/json';
import type { RequestDatabase } from '../../forms/database/open-database';
import { ownerInput, problemsIn, workInput } from '../../identity/owner-input';
import type { Problem } from '../../identity/owner-job';
import { siteTexts } from '../content/site-texts';
import { momentChoices, workSection } from '../content/work-fields';
import { nameIn, valuesIn, type Section, type Texts } from '../form/section';
import {
  attestation,
  listWorks,
  photosOf,
  portrait,
  savedSections,
  hashOf,
  type Content,
  type Home,
} from '../site-drafts';

/** A work as delivery takes it. */
function workOf({ texts, photos }: Content): JsonValue {
  return {
    ...valuesIn(workSection, texts),
    photos: photos.map(({ file, original, moment, alt }) => {
      // A generated text is better than none for a screen reader.
      const otherwise = siteTexts.altOtherwise(nameIn(momentChoices, moment), texts.title ?? '');
      return { file: `files/${file}`, original: hashOf(original), moment, alt: alt || otherwise };
    }),
  };
}

/** Works without the word of the customer are not published. */
export const isAgreed = ({ texts }: Content) => Boolean(texts.hasConsent);

/** What he says of his business, in the sections that he has saved. */
export function statementsIn(database: RequestDatabase): Readonly<Record<string, JsonValue>> {
  return Object.assign({}, ...savedSections(database).map(({ section, texts }) => valuesIn(section, texts)));
}

/** All that he has prepared, as delivery takes it beside the folder of the site, and judges it. */
export function candidateOf(database: RequestDatabase): JsonValue {
  const works = listWorks(database).filter(isAgreed);
  const fileOf = (home: Home) => {
    const [photo] = photosOf(database, home);
    return photo && `files/${photo.file}`;
  };
  return {
    identity: statementsIn(database),
    works: Object.fromEntries(works.map((work) => [work.id, workOf(work)])),
    portrait: fileOf(portrait),
    attestation: fileOf(attestation),
  };
}

/** What the site cannot take of what he typed in a section. */
export function problemsOfSection(section: Section, texts: Texts): readonly Problem[] {
  return problemsIn(ownerInput.safeParse({ identity: valuesIn(section, texts), works: {} }).error);
}

/** The same of a work; a field of a photograph has its name there. */
export const problemsOfWork = (work: Content): readonly Problem[] =>
  problemsIn(workInput.safeParse(workOf(work)).error).map(({ field, message }) => ({
    field: field.replace(/^photos\.(\d+)/, (place, at) => work.photos[Number(at)]?.id ?? place),
    message,
  }));

import { Fragment } from 'react';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { day } from '@renovation-th/shared/identity/field-rules';
import type { Visit } from '../../requests/owner/visit';
import { readLiveIdentity } from '../../../delivery/owner/identity';
import type { Answers } from '../../requests/owner/routes';
import { removeDraft } from '../draft-rows';
import { problemsOfSection } from '../publish/candidate';
import { aboutMe, calendar, prices } from '../content/sections';
import { toComplete } from '../content/sections-to-complete';
import { siteTexts } from '../content/site-texts';
import { gapsOf } from './gaps';
import { readLiveChoices } from './live-choices';
import { OwnerForm } from './OwnerForm';
import {
  hasSample,
  isAskedIn,
  isStale,
  rowsOf,
  sectionSent,
  textsOf,
  versionOf,
  type Section,
  type Texts,
} from './section';
import { correctionsOf, SectionPart } from './SectionPart';
import { FileSection } from '../file-views';
import { discardUnused, receiveForm } from '../received-form';
import { sendSiteView, toSaved } from '../send-site-view';
import {
  attestation,
  changeContent,
  newPhoto,
  portrait,
  readSaved,
  sectionDraft,
  type Home,
} from '../site-drafts';
import type { SiteParts } from '../site-parts';

type SectionPage = {
  path: string;
  heading: string;
  sections: readonly Section[];
  /** File input, shown below the section with the id `after`. */
  file?: { home: Home; text: { heading: string; why: string; label: string }; after: string };
};

const sectionPages: readonly SectionPage[] = [
  {
    path: attestation.page,
    heading: siteTexts.complete,
    sections: toComplete,
    file: { home: attestation, text: siteTexts.files.attestation, after: 'assurance' },
  },
  { path: '/site/prix', heading: siteTexts.prices, sections: prices },
  {
    path: portrait.page,
    heading: siteTexts.me,
    sections: aboutMe,
    file: { home: portrait, text: siteTexts.files.portrait, after: 'moi' },
  },
  { path: '/site/agenda', heading: siteTexts.calendar, sections: calendar },
];

const pathOf = (section: Section) =>
  sectionPages.find(({ sections }) => sections.includes(section))?.path ?? '/site';

/** Returns the URL at which a section, or one of its fields, is edited. */
export const addressOfSection = (section: Section, field = section.id) => `${pathOf(section)}#${field}`;

/** Handlers that show and save the pages of sections. */
export const sectionAnswers: Answers<SiteParts> = Object.assign(
  {},
  ...sectionPages.map((page): Answers<SiteParts> => ({
    [`GET ${page.path}`]: (parts, visit) => sendSections(parts, visit, page),
    [`POST ${page.path}`]: (parts, visit) => saveSections(parts, visit, page),
  })),
);

const fieldsOf = ({ sections }: SectionPage) => sections.flatMap((section) => rowsOf(section).flat());

/** Reads the saved texts of a page. Before the first save, a section has the values of the live site. */
async function savedTexts({ database, siteDir, now }: SiteParts, { sections }: SectionPage) {
  const identity = await readLiveIdentity(siteDir, now());
  const parts = sections.map((section) => {
    const draft = readSaved(database, sectionDraft(section));
    // The form does not show samples. Once the owner has saved the page, they are no longer live either.
    const isSample = !draft && hasSample(section, identity);
    return { section, draft, isSample, texts: draft?.texts ?? textsOf(section, identity) };
  });
  const texts: Texts = Object.assign({}, ...parts.map((part) => part.texts));
  return { parts, texts };
}

/** Saves the changed sections of a page, valid or not. Saves nothing if the form is stale, and shows both texts. */
async function saveSections(parts: SiteParts, visit: Visit, page: SectionPage) {
  const { sent, files, refused } = await receiveForm(parts, visit);
  const saved = await savedTexts(parts, page);
  const texts: Texts = Object.assign({}, ...page.sections.map((section) => sectionSent(section, sent)));
  const stale = isStale({ fields: fieldsOf(page), version: sent.get('version'), texts }, saved.texts);
  if (!stale) {
    for (const { section, isSample, texts: before } of saved.parts) {
      const fields = rowsOf(section).flat();
      if (isSample || versionOf(fields, texts) !== versionOf(fields, before))
        changeContent(parts, sectionDraft(section), () => ({
          texts: sectionSent(section, sent),
          photos: [],
        }));
    }
    saveFile(parts, page, { file: files[0]?.file, isRemoved: sent.has('retirer') });
  }
  discardUnused(parts, files);
  return stale ? sendSections(parts, visit, page, texts) : toSaved(page.path, refused);
}

type FileChange = { file: string | undefined; isRemoved: boolean };

/** Replaces or removes the portrait or the certificate. */
function saveFile(parts: SiteParts, page: SectionPage, { file, isRemoved }: FileChange): void {
  const draft = page.file?.home.draft;
  if (draft && file) changeContent(parts, draft, () => ({ texts: {}, photos: [newPhoto(file)] }));
  else if (draft && isRemoved) removeDraft(parts.database, draft);
}

/** Sends the form of a page. @param stale typed texts that were not saved, because the saved ones are newer. */
async function sendSections(
  parts: SiteParts,
  visit: Visit,
  page: SectionPage,
  stale: Texts | null = null,
): Promise<void> {
  const { siteDir, now } = parts;
  const saved = await savedTexts(parts, page);
  const [choices, { legal, further }] = await Promise.all([readLiveChoices(siteDir), gapsOf(parts)]);
  const shown = stale ?? saved.texts;
  const filled = saved.parts.map(({ section, draft }) => ({
    section,
    savedAt: draft?.at ?? 0,
    problems: draft || stale ? problemsOfSection(section, shown) : [],
    gaps: [
      ...[...legal, ...further].filter(({ field }) => isAskedIn(section, field)).map(({ why }) => why),
      ...(section.id === 'fermetures' ? pastClosures(shown, parisMoment(now()).day) : []),
    ],
  }));
  sendSiteView(
    visit,
    {
      heading: page.heading,
      back: { path: '/site', text: siteTexts.title },
      status: stale ? 409 : 200,
    },
    <OwnerForm
      action={page.path}
      version={versionOf(fieldsOf(page), saved.texts)}
      isStale={stale !== null}
      savedAt={Math.max(...filled.map(({ savedAt }) => savedAt))}
      now={now()}
      corrections={filled.flatMap(({ section, problems }) => correctionsOf(section, problems))}
    >
      {filled.map(({ section, problems, gaps }) => (
        <Fragment key={section.id}>
          <SectionPart {...{ section, saved: saved.texts, shown, problems, gaps, choices }} />
          {page.file?.after === section.id && <FileSection {...page.file} parts={parts} />}
        </Fragment>
      ))}
    </OwnerForm>,
  );
}

/** Returns a notice for each past closure, which no page shows any more. @param today `yyyy-mm-dd`. */
const pastClosures = (texts: Texts, today: string): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const last = /^closures\.\d+\.to$/.test(name) && day.safeParse(text).data;
    return last && last < today ? siteTexts.pastClosure(last.split('-').reverse().join('/')) : [];
  });

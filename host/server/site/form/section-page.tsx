import { readLiveIdentity } from '../../../delivery/owner/identity';
import type { Answers } from '../../requests/owner/routes';
import type { Visit } from '../../requests/owner/visit';
import { pages } from '../content/sections';
import { siteTexts } from '../content/site-texts';
import { readDraft } from '../drafts';
import { problemsOfSections } from '../publish/candidate';
import { discardUnused, receiveForm, savePosted } from '../received-form';
import { sendSiteView, toSaved } from '../send-site-view';
import type { SiteParts } from '../site-parts';
import { gapsOf } from './gaps';
import { readLiveChoices } from './live-choices';
import { OwnerForm, shownForm } from './OwnerForm';
import { draftOf, fieldsIn, isAskedIn, pathOf, textsOf, textsSent, type Page, type Texts } from './section';
import { SectionPart } from './SectionPart';

/** Handlers that show and save the owner's pages with forms. */
export const pageAnswers: Answers<SiteParts> = Object.assign(
  {},
  ...pages.map((page): Answers<SiteParts> => ({
    [`GET ${pathOf(page)}`]: (parts, visit) => sendForm(parts, visit, page),
    [`POST ${pathOf(page)}`]: (parts, visit) => saveForm(parts, visit, page),
  })),
);

/** Returns the texts that a page has before it is saved for the first time: those of the live site. */
async function liveTexts({ siteDir, now }: SiteParts, { sections }: Page): Promise<Texts> {
  const identity = await readLiveIdentity(siteDir, now());
  return Object.assign({}, ...sections.map((section) => textsOf(section, identity)));
}

/** Saves a page, valid or not. Saves nothing if the form is stale, and shows both texts. */
async function saveForm(parts: SiteParts, visit: Visit, page: Page) {
  const { sent, files, refused } = await receiveForm(parts, visit);
  const live = await liveTexts(parts, page);
  const stale = savePosted(parts, draftOf(page), sent, (before) => {
    const saved = before?.texts ?? live;
    const texts = textsSent(page.sections, sent, saved);
    return { fields: fieldsIn(page.sections), saved, content: { texts, photos: [] } };
  });
  discardUnused(parts, files);
  return stale ? sendForm(parts, visit, page, stale) : toSaved(pathOf(page), refused);
}

/** Sends the form of a page. @param stale typed texts that were not saved, because the saved ones are newer. */
async function sendForm(
  parts: SiteParts,
  visit: Visit,
  page: Page,
  stale: Texts | null = null,
): Promise<void> {
  const { sections, heading } = page;
  const draft = readDraft(parts.database, draftOf(page));
  const saved = draft?.texts ?? (await liveTexts(parts, page));
  const [choices, gaps] = await Promise.all([readLiveChoices(parts.siteDir), gapsOf(parts)]);
  const problems = draft || stale ? problemsOfSections(sections, stale ?? saved) : [];
  const form = shownForm({ fields: fieldsIn(sections), saved, stale, problems, choices });
  const back = { path: '/site', text: siteTexts.title };
  sendSiteView(
    visit,
    { heading, back, status: stale ? 409 : 200 },
    <OwnerForm action={pathOf(page)} form={form}>
      {sections.map((section) => (
        <SectionPart
          key={section.id}
          section={section}
          form={form}
          gaps={gaps.filter(({ field }) => isAskedIn(section, field)).map(({ why }) => why)}
        />
      ))}
    </OwnerForm>,
  );
}

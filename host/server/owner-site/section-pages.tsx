import type { ComponentProps } from 'react';
import { ownerFields } from '@renovation-th/shared/identity/identity-schema';
import { furtherGaps, legalGaps, type IdentityGap } from '@renovation-th/shared/identity/identity-gaps';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { removeDraft } from '../forms/database/draft-rows';
import type { Visit } from '../forms/owner/owner-desk';
import { readLiveIdentity } from '../identity/live-identity';
import { fieldsSent, type Answer, type Answers } from '../forms/owner/routes';
import { ActionButton } from '../forms/owner/send-page';
import { withSaid } from '../identity/read-identity';
import { problemsOfSection, saidInSections } from './candidate';
import { aboutMe, allSections, calendar, prices } from './content/sections';
import { toComplete } from './content/sections-to-complete';
import { siteTexts } from './content/site-texts';
import { readLiveChoices } from './live-choices';
import { FileSection } from './FileSection';
import { isAskedIn, sectionSent, textsOf, type Section, type Texts } from './section';
import { SectionForm } from './SectionForm';
import { sendSiteView } from './send-site-view';
import { attestation, portrait, readSaved, saveSent, sectionDraft } from './site-drafts';
import type { SiteParts } from './start-owner-site';

type SectionPage = {
  path: string;
  heading: string;
  sections: readonly Section[];
  /** The file that belongs to it, and behind which section. */
  file?: Pick<ComponentProps<typeof FileSection>, 'home' | 'text'> & { after: string };
};

/** The pages that are made of sections. */
const sectionPages: readonly SectionPage[] = [
  {
    ...{ path: attestation.page, heading: siteTexts.complete, sections: toComplete },
    file: { home: attestation, text: siteTexts.files.attestation, after: 'assurance' },
  },
  { path: '/site/prix', heading: siteTexts.prices, sections: prices },
  {
    ...{ path: portrait.page, heading: siteTexts.me, sections: aboutMe },
    file: { home: portrait, text: siteTexts.files.portrait, after: 'moi' },
  },
  { path: '/site/agenda', heading: siteTexts.calendar, sections: calendar },
];

/** Where a section is filled in. */
export function addressOfSection(section: Section): string {
  const page = sectionPages.find(({ sections }) => sections.includes(section));
  return `${page?.path}#${section.id}`;
}

/** What is shown of sections, and what a post to each does. */
export const sectionAnswers: Answers<SiteParts> = Object.assign(
  {},
  ...sectionPages.map((page): Answers<SiteParts> => ({
    [`GET ${page.path}`]: (parts, visit) => sendSections(parts, visit, page, null),
    ...Object.fromEntries(
      page.sections.flatMap((section): [string, Answer<SiteParts>][] => [
        [`POST /site/remplir/${section.id}`, (parts, visit) => saveSection(parts, visit, page, section)],
        [`POST /site/remplir/${section.id}/oublier`, (parts) => forgetSection(parts, page, section)],
      ]),
    ),
  })),
);

/** What the site says is shown again, and published. */
function forgetSection({ database, now }: SiteParts, page: SectionPage, section: Section): string {
  removeDraft(database, sectionDraft(section), now().getTime());
  return `${page.path}#${section.id}`;
}

/** Saves what was typed, right or wrong, unless another tab was faster. */
async function saveSection(parts: SiteParts, visit: Visit, page: SectionPage, section: Section) {
  const sent = await fieldsSent(visit);
  const texts = sectionSent(section, sent);
  if (saveSent(parts, sectionDraft(section), sent, ({ photos }) => ({ texts, photos })))
    return `${page.path}?fait=${section.id}#${section.id}`;
  return sendSections(parts, { ...visit, path: page.path }, page, { section, texts });
}

/** @param refused what he typed in a section that another tab has changed. */
async function sendSections(
  parts: SiteParts,
  visit: Visit,
  page: SectionPage,
  refused: { section: Section; texts: Texts } | null,
): Promise<void> {
  const { database } = parts;
  const identity = await readLiveIdentity(parts.siteDir, parts.now());
  const [choices, gaps] = await Promise.all([readLiveChoices(parts.siteDir), gapsOf(parts)]);

  function fill(section: Section) {
    const said = readSaved(database, sectionDraft(section));
    const saved = said ?? { texts: textsOf(section, identity), photos: [], version: 0 };
    const isRefused = refused?.section === section;
    const shown = isRefused ? { texts: refused.texts, photos: [] } : saved;
    const problems = said || isRefused ? problemsOfSection(section, shown.texts) : [];
    return { visit, section, saved, shown, problems, choices };
  }
  const gapsIn = (section: Section) => gaps.filter(({ field }) => isAskedIn(section, field));

  sendSiteView(
    visit,
    { heading: page.heading, status: refused ? 409 : 200 },
    <>
      {page.sections === toComplete && <Missing gaps={gaps} />}
      {page.sections.map((section) => (
        <div key={section.id}>
          <SectionForm {...fill(section)} gaps={gapsIn(section).map(({ why }) => why)} />
          {readSaved(database, sectionDraft(section)) && (
            <ActionButton
              action={`/site/remplir/${section.id}/oublier`}
              text={siteTexts.asTheSite}
              about={section.heading}
            />
          )}
          {page.file?.after === section.id && <FileSection {...page.file} parts={parts} />}
        </div>
      ))}
    </>,
  );
}

/** What is still missing once he publishes what he has prepared: of the law first. What is wrong counts as missing. */
export async function gapsOf({ database, siteDir, now }: SiteParts): Promise<readonly IdentityGap[]> {
  const said = saidInSections(database);
  const right = Object.entries(ownerFields).flatMap(([field, rule]) =>
    field in said ? [[field, rule.safeParse(said[field]).data ?? null]] : [],
  );
  const drafted = withSaid(await readLiveIdentity(siteDir, now()), Object.fromEntries(right));
  return [...legalGaps(drafted, parisMoment(now()).day), ...furtherGaps(drafted)];
}

/** The sections in which something is missing. */
export const unfilled = (gaps: readonly IdentityGap[]) =>
  allSections.filter((section) => gaps.some(({ field }) => isAskedIn(section, field)));

/** How much is missing, and where it is filled in. */
function Missing({ gaps }: { gaps: readonly IdentityGap[] }) {
  const sections = unfilled(gaps);
  return (
    <>
      <p>{siteTexts.completeIntro}</p>
      <p>{siteTexts.missing(sections.length)}</p>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={addressOfSection(section)}>{section.heading}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

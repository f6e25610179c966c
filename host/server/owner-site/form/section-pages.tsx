import { Fragment, type ComponentProps } from 'react';
import { gapWords } from '@renovation-th/shared/content/identity-gaps';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { day } from '@renovation-th/shared/identity/field-rules';
import { removeDraft } from '../draft-rows';
import type { Visit } from '../../forms/owner/visit';
import { readLiveIdentity } from '../../../delivery/identity/live-identity';
import type { Answer, Answers } from '../../forms/owner/routes';
import { problemsOfSection } from '../publish/candidate';
import { aboutMe, allSections, calendar, prices } from '../content/sections';
import { toComplete } from '../content/sections-to-complete';
import { siteTexts } from '../content/site-texts';
import { gapsOf, unfilled } from './gaps';
import { readLiveChoices } from './live-choices';
import { FileSection, SureButton } from '../upload/FileSection';
import { hasSample, isAskedIn, rowsOf, sectionSent, textsOf, type Section, type Texts } from './section';
import { correctionsOf, FormAction, OwnerForm, savedWords, SectionPart, seenName } from './SectionForm';
import { sendSiteView } from '../send-site-view';
import {
  attestation,
  changeContent,
  fateOf,
  portrait,
  readSaved,
  savedSections,
  sectionDraft,
} from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { readSent } from '../upload/uploads';

type SectionPage = {
  path: string;
  heading: string;
  sections: readonly Section[];
  /** File input, shown below the section with the id `after`. */
  file?: Pick<ComponentProps<typeof FileSection>, 'home' | 'text'> & { after: string };
};

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
    ...Object.fromEntries(
      page.sections.map(({ id }): [string, Answer<SiteParts>] => [
        `POST /site/remplir/${id}/oublier`,
        (parts) => forgetSection(parts, page, id),
      ]),
    ),
  })),
);

/** Removes the draft of a section, whose form then shows the values of the live site again. */
function forgetSection({ database }: SiteParts, page: SectionPage, id: string): string {
  removeDraft(database, sectionDraft({ id }));
  return `${page.path}#${id}`;
}

/** Submitted texts of sections that another device has changed, by section id. */
type Conflicts = ReadonlyMap<string, Texts>;

/** Saves each changed section, valid or not, unless another device has changed the section as well. */
async function saveSections(parts: SiteParts, visit: Visit, page: SectionPage) {
  const { sent, refused } = await readSent(parts, visit);
  const identity = await readLiveIdentity(parts.siteDir, parts.now());
  const conflicts = new Map<string, Texts>();
  const step = visit.query.get('etape');
  const isStepDone = step !== null && sent.has('suivant');
  for (const section of page.sections) {
    const fields = rowsOf(section).flat();
    const part = { fields, seen: sent.get(seenName(section.id)), texts: sectionSent(section, sent) };
    changeContent(parts, sectionDraft(section), (before) => {
      const fate = fateOf(part, before?.texts ?? textsOf(section, identity));
      if (fate === 'conflict') conflicts.set(section.id, part.texts);
      // An empty step is saved if it replaces a sample, so that the site no longer shows the sample.
      const isAnswer = isStepDone && section.id === step && !before && hasSample(section, identity);
      return fate === 'changed' || isAnswer ? { texts: part.texts, photos: [] } : null;
    });
  }
  const answer = new URLSearchParams({ ...savedWords(refused), ...(step && { etape: step }) });
  if (conflicts.size > 0) return sendSections(parts, { ...visit, path: page.path }, page, conflicts);
  if (isStepDone && !isTypedWrong(parts, step)) return stepAfter(step, await unfilled(parts));
  if (isStepDone) return `${page.path}?etape=${step}`;
  return `${page.path}?${answer.toString()}`;
}

/** Returns whether a step contains an invalid value. Missing values can be filled in later. */
const isTypedWrong = ({ database }: SiteParts, step: string): boolean =>
  savedSections(database).some(
    ({ section, texts }) =>
      section.id === step &&
      correctionsOf(section, problemsOfSection(section, texts)).some(({ field }) => texts[field]),
  );

async function sendSections(
  parts: SiteParts,
  visit: Visit,
  page: SectionPage,
  conflicts: Conflicts = new Map(),
): Promise<void> {
  const { database, now } = parts;
  const identity = await readLiveIdentity(parts.siteDir, now());
  const [choices, { legal, further }, missing] = await Promise.all([
    readLiveChoices(parts.siteDir),
    gapsOf(parts),
    unfilled(parts),
  ]);
  const gaps = [...legal, ...further];
  const step = visit.query.get('etape');
  const sections = page.sections.filter(({ id }) => step === null || id === step);
  const at = steps.findIndex(({ id }) => id === step);
  const previous = steps[at - 1];

  const filled = sections.map((section) => {
    const draft = readSaved(database, sectionDraft(section));
    const saved = draft?.texts ?? textsOf(section, identity);
    const shown = conflicts.get(section.id) ?? saved;
    const problems = draft || shown !== saved ? problemsOfSection(section, shown) : [];
    const gapsIn = gaps.filter(({ field }) => isAskedIn(section, field));
    return {
      section,
      draft,
      saved,
      shown,
      problems,
      choices,
      gaps: [...gapsIn.map(({ why }) => why), ...pastClosures(shown, parisMoment(now()).day)],
    };
  });
  sendSiteView(
    visit,
    {
      heading: (step !== null && sections[0]?.heading) || page.heading,
      back: previous
        ? { path: addressOfStep(previous), text: siteTexts.previousStep }
        : { path: '/site', text: siteTexts.title },
      status: conflicts.size > 0 ? 409 : 200,
      ...(at >= 0 && { lead: siteTexts.stepOfAll(at + 1, steps.length) }),
    },
    <>
      {page.sections === toComplete && step === null && <Missing sections={missing} />}
      <OwnerForm
        action={step === null ? page.path : `${page.path}?etape=${step}`}
        hasFiles={page.file !== undefined}
        savedAt={Math.max(0, ...filled.map(({ draft }) => draft?.at ?? 0))}
        now={now()}
        corrections={filled.flatMap(({ section, problems }) => correctionsOf(section, problems))}
        conflicts={sections
          .filter(({ id }) => conflicts.has(id))
          .map(({ id, heading }): [string, string] => [id, heading])}
        next={step === null ? null : siteTexts.nextStep}
      >
        {filled.map(({ draft, ...part }) => (
          <Fragment key={part.section.id}>
            <SectionPart {...part} isTitled={step !== null}>
              {draft && (
                <SureButton text={siteTexts.asTheSite}>
                  <FormAction
                    action={`/site/remplir/${part.section.id}/oublier`}
                    text={siteTexts.asTheSiteSure}
                    about={part.section.heading}
                  />
                </SureButton>
              )}
            </SectionPart>
            {page.file?.after === part.section.id && <FileSection {...page.file} parts={parts} />}
          </Fragment>
        ))}
      </OwnerForm>
    </>,
  );
}

/** Returns a notice for each past closure, which no page shows any more. @param today `yyyy-mm-dd`. */
const pastClosures = (texts: Texts, today: string): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const last = /^closures\.\d+\.to$/.test(name) && day.safeParse(text).data;
    return last && last < today ? siteTexts.pastClosure(last.split('-').reverse().join('/')) : [];
  });

/** Sections with a field that the site needs. The owner fills them in step by step. */
export const steps: readonly Section[] = allSections.filter((section) =>
  Object.keys(gapWords).some((field) => isAskedIn(section, field)),
);

/** Returns the URL of the next incomplete section, or of "Mon site" if every section is complete. */
function stepAfter(id: string, missing: readonly Section[]): string {
  const at = allSections.findIndex((section) => section.id === id);
  const others = [...allSections.slice(at + 1), ...allSections.slice(0, at)];
  const next = others.find((section) => missing.includes(section));
  return next ? addressOfStep(next) : '/site';
}

/** Returns the URL of the step for one section. */
export const addressOfStep = (section: Section) => `${pathOf(section)}?etape=${section.id}`;

function Missing({ sections }: { sections: readonly Section[] }) {
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

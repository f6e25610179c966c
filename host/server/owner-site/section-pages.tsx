import type { DocumentPart } from '../forms/owner/send-document';
import { readSmallBody } from '../forms/read-body';
import { saveDraft } from '../forms/database/draft-rows';
import { noChoices } from './choices';
import { AttestationForm } from './AttestationForm';
import { portraitOf, problemsOfSection, type Problem } from './candidate';
import { aboutMe, allSections, calendar, prices, toComplete } from './content/sections';
import { siteTexts } from './content/site-texts';
import { gapsOf } from './drafted-identity';
import { PortraitForm } from './PortraitForm';
import type { Section, Texts } from './section';
import { fieldsOf } from './section';
import { SectionForm, type FilledSection } from './SectionForm';
import { textsOf, textsSent } from './section-values';
import { seeOther, sendSiteView, type Visit } from './send-site-view';
import { readTexts, sectionDraft } from './site-drafts';
import type { SiteParts } from './site-parts';

type SectionPage = { path: string; heading: string; sections: readonly Section[] };

/** The pages that are made of sections. */
const pages: readonly SectionPage[] = [
  { path: '/site/a-completer', heading: siteTexts.complete, sections: toComplete },
  { path: '/site/prix', heading: siteTexts.prices, sections: prices },
  { path: '/site/moi', heading: siteTexts.me, sections: aboutMe },
  { path: '/site/agenda', heading: siteTexts.calendar, sections: calendar },
];

/** Bytes of a posted section. */
const longestPost = 256 * 1024;

export const isSectionPage = (path: string) => pages.some((page) => page.path === path);

/** The section that a post to this address saves. */
export function sectionSaved(path: string): Section | null {
  return allSections.find(({ id }) => path === `/site/remplir/${id}`) ?? null;
}

/** Where a section can be seen and changed. */
export function addressOfSection(section: Section): string {
  const page = pages.find(({ sections }) => sections.includes(section));
  return `${page?.path ?? '/site'}#${section.id}`;
}

export async function showSections(parts: SiteParts, visit: Visit): Promise<void> {
  const page = pages.find(({ path }) => path === visit.path);
  if (page) await sendPage(parts, visit, page, null);
}

/** Saves what was typed, right or wrong, unless another tab was faster. */
export async function saveSection(parts: SiteParts, visit: Visit, section: Section): Promise<void> {
  const sent = new URLSearchParams((await readSmallBody(visit.request, longestPost)) ?? '');
  const texts = textsSent(section, sent);
  const seen = seenVersion(sent);
  const page = pages.find(({ sections }) => sections.includes(section));
  const name = sectionDraft(section);
  const version = saveDraft(parts.database, { name, value: texts, seen, at: parts.now().getTime() });
  if (version !== null) return seeOther(visit, `${page?.path}?fait=${section.id}#${section.id}`);
  if (page) await sendPage(parts, { ...visit, path: page.path }, page, { section, texts });
}

/** The version that he saw when he began to type. */
export function seenVersion(sent: URLSearchParams): number {
  const version = sent.get('version') ?? '';
  return /^\d{1,9}$/.test(version) ? Number(version) : 0;
}

/** @param refused what he typed in a section that another tab has changed. */
async function sendPage(
  parts: SiteParts,
  visit: Visit,
  page: SectionPage,
  refused: { section: Section; texts: Texts } | null,
): Promise<void> {
  const needsChoices = page.sections.some(({ fields }) =>
    fields.some((field) => field.choices === 'services'),
  );
  const [identity, choices, gaps] = await Promise.all([
    parts.identity(),
    needsChoices ? parts.choices() : noChoices,
    gapsOf(parts),
  ]);
  const done = visit.query.get('fait');
  const filled = page.sections.map((section): FilledSection => {
    const saved = readTexts(parts.database, sectionDraft(section));
    const now = saved ?? { texts: textsOf(section, identity), version: 0 };
    const isRefused = refused?.section === section;
    const shown = isRefused ? refused.texts : now.texts;
    const problems = saved || isRefused ? problemsOfSection(section, shown) : [];
    return {
      ...{ section, texts: shown, version: now.version, errors: errorsOf(section, problems) },
      gaps: gaps.filter(({ id }) => section.gaps?.includes(id)).map(({ why }) => why),
      ...(isRefused && { others: now.texts }),
      ...(done === section.id && { notice: noticeOf(problems) }),
    };
  });
  await sendSiteView(visit, {
    heading: page.heading,
    status: refused ? 409 : 200,
    ...(page.sections === aboutMe && portraitOf(parts.database)?.isPending && { refreshes: 2 }),
    parts: [
      ...(page.sections === toComplete ? [<Missing key="missing" filled={filled} />] : []),
      ...filled.flatMap((one): DocumentPart[] => [
        <SectionForm key={one.section.id} {...one} choices={choices} />,
        ...(one.section.id === 'assurance'
          ? [<AttestationForm key="file" parts={parts} visit={visit} />]
          : []),
        ...(one.section.id === 'moi' ? [<PortraitForm key="portrait" parts={parts} visit={visit} />] : []),
      ]),
    ],
  });
}

export function noticeOf(problems: readonly Problem[]): string {
  return problems.length === 0 ? siteTexts.saved : siteTexts.savedWithErrors;
}

/** What is wrong at each field; what is wrong with a whole group stands at its first field. */
export function errorsOf(section: Section, problems: readonly Problem[]): ReadonlyMap<string, string> {
  const names = fieldsOf(section).map(({ name }) => name);
  const errors = new Map<string, string>();
  for (const { field, message } of problems) {
    const name = names.includes(field) ? field : names.find((each) => each.startsWith(`${field}.`));
    const at = name ?? names[0] ?? '';
    if (!errors.has(at)) errors.set(at, message);
  }
  return errors;
}

/** Every gap with a link to where it is closed. */
function Missing({ filled }: { filled: readonly FilledSection[] }) {
  const missing = filled.flatMap(({ section, gaps }) => gaps.map((gap) => ({ section, gap })));
  return (
    <>
      <p>{siteTexts.completeIntro}</p>
      <p>{siteTexts.missing(missing.length)}</p>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ section, gap }) => (
            <li key={gap}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

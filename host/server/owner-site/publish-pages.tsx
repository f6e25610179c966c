import { parisStamp } from '@renovation-th/shared/forms/paris-time';
import { ActionButton } from '../forms/owner/ActionButton';
import { Moment } from '../forms/owner/Moment';
import { readSmallBody } from '../forms/read-body';
import type { Problem } from './candidate';
import { allSections } from './content/sections';
import { siteTexts } from './content/site-texts';
import { gapsOf } from './drafted-identity';
import type { Operation, Step } from './operations';
import { readVersions } from './owner-versions';
import { addressOfSection } from './section-pages';
import { seeOther, sendSiteView, type Visit } from './send-site-view';
import { isWorkId, listWorks } from './site-drafts';
import type { SiteParts } from './site-parts';
import { addressOfWork } from './work-pages';

/** Seconds between two looks of a browser without script. */
const lookAgain = 2;
const longestPost = 4 * 1024;
const shownPages = 60;

/** What is prepared, what is missing, and the buttons that bring it to visitors. */
export async function showOverview(parts: SiteParts, visit: Visit): Promise<void> {
  // The pages after this one need them, and asking takes a while.
  void parts.choices();
  const last = parts.operations.last();
  const isRunning = last?.isRunning ?? false;
  const gaps = await gapsOf(parts);
  const works = listWorks(parts.database).length;
  const { origin } = await parts.identity();
  const preview = parts.previewAddress(visit.request.headers.host);
  await sendSiteView(visit, {
    heading: siteTexts.title,
    ...(isRunning && { refreshes: lookAgain }),
    notice: visit.query.get('fait') === 'occupe' ? siteTexts.alreadyBusy : null,
    parts: [
      ...(last ? [<LastOperation key="last" {...last} origin={origin} preview={preview} />] : []),
      <p key="gaps">
        <a href="/site/a-completer">{siteTexts.complete}</a>
        {`\u00a0: ${siteTexts.missingCount(gaps.length)}`}
      </p>,
      <p key="works">
        <a href="/site/chantiers">{siteTexts.works}</a>
        {`\u00a0: ${siteTexts.worksCount(works)}`}
      </p>,
      ...(isRunning
        ? []
        : [
            <section key="preview" aria-labelledby="titre-apercu">
              <h2 id="titre-apercu">{siteTexts.preview}</h2>
              <p className="quiet">{siteTexts.previewHint}</p>
              <ActionButton action="/site/apercu" text={siteTexts.previewMake} />
            </section>,
            <section key="publish" aria-labelledby="titre-publier">
              <h2 id="titre-publier">{siteTexts.publish}</h2>
              <p className="quiet">{siteTexts.publishHint}</p>
              <form method="post" action="/site/publier">
                <button type="submit">{siteTexts.publish}</button>
              </form>
            </section>,
          ]),
    ],
  });
}

type LastProps = {
  operation: Operation;
  isRunning: boolean;
  step: Step | null;
  /** Where visitors are, and where the preview is. */
  origin: string;
  preview: string;
};

/** What the last command does, or what came of it. */
function LastOperation({ operation, isRunning, step, origin, preview }: LastProps) {
  const { kind, ended, problems, failed, isDone } = operation;
  if (isRunning)
    return (
      <div className="notice" data-refresh="">
        <p role="status">
          {siteTexts.busy} {step ? stepText(step) : siteTexts.steps.start}
        </p>
        <progress aria-label={siteTexts.busy} {...(step?.of && { max: step.of, value: step.done ?? 0 })} />
      </div>
    );
  if (ended === null) return <p className="notice">{siteTexts.interrupted}</p>;
  return (
    <div className="notice">
      {isDone && <Done operation={operation} address={kind === 'preview' ? preview : origin} />}
      {problems.length > 0 && <Problems {...operation} />}
      {failed !== null && <p role="alert">{failed}</p>}
    </div>
  );
}

function Done({ operation, address }: { operation: Operation; address: string }) {
  const { kind, pages } = operation;
  return (
    <>
      <p role="status">
        <strong>{siteTexts.ended[kind]}</strong>
      </p>
      {kind === 'preview' && (
        <p>
          <a className="action" href={`${address}/`}>
            {siteTexts.previewOpen}
          </a>
        </p>
      )}
      <p>{pages.length === 0 ? siteTexts.nothingChanged : siteTexts.changedPages(pages.length)}</p>
      <ul>
        {pages.slice(0, shownPages).map((page) => (
          <li key={page}>
            <a href={`${address}${page}`}>{page}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Problems({ problems, workIds }: Pick<Operation, 'problems' | 'workIds'>) {
  return (
    <>
      <p role="alert">{siteTexts.refused}</p>
      <ul>
        {problems.map((problem) => {
          const address = addressOfProblem(problem, workIds);
          return (
            <li key={`${problem.field} ${problem.message}`}>
              {problem.message} {address && <a href={address}>{siteTexts.toField}</a>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Where he can put it right; null when nowhere on these pages. */
function addressOfProblem({ field }: Problem, workIds: readonly string[]): string | null {
  const [top = '', number, ...rest] = field.split('.');
  if (top === 'photos') return '/site/chantiers';
  if (top === 'works') {
    const id = workIds[Number(number)];
    const part = rest[0] === 'photos' ? 'photos-du-chantier' : (rest[0] ?? 'chantier');
    return id && isWorkId(id) ? `${addressOfWork(id)}#${part}` : '/site/chantiers';
  }
  const isOf = (path: string) => path === field || path.split('.')[0] === top;
  const section = allSections.find(
    ({ rows, fields }) => rows?.path === top || (!rows && fields.some(({ path }) => isOf(path))),
  );
  return section ? addressOfSection(section) : null;
}

function stepText({ name, done, of }: Step): string {
  const text = Object.entries(siteTexts.steps).find(([step]) => step === name)?.[1] ?? siteTexts.steps.start;
  return of === undefined ? text : siteTexts.stepOf(text, done ?? 0, of);
}

/** Begins a preview, a publication or a rollback, and shows how it goes. */
export async function beginOperation(parts: SiteParts, visit: Visit, kind: Operation['kind']): Promise<void> {
  const sent = new URLSearchParams((await readSmallBody(visit.request, longestPost)) ?? '');
  const version = sent.get('version') ?? '';
  const isBegun = parts.operations.begin(kind, /^\d[\w.-]{0,79}$/.test(version) ? version : undefined);
  seeOther(visit, isBegun ? '/site' : '/site?fait=occupe');
}

/** What was published and when, and the way back. */
export async function showVersions(parts: SiteParts, visit: Visit): Promise<void> {
  const versions = (await readVersions(parts.program))?.versions;
  const hasEarlier = versions?.some(({ isLive }) => !isLive);
  await sendSiteView(visit, {
    heading: siteTexts.history,
    parts: [
      <p key="hint" className="quiet">
        {siteTexts.takeBackHint}
      </p>,
      ...(versions ? [] : [<p key="failed">{siteTexts.versionsFailed}</p>]),
      ...(versions?.length === 0 ? [<p key="none">{siteTexts.versionsNone}</p>] : []),
      ...(hasEarlier ? [<ActionButton key="back" action="/site/reprendre" text={siteTexts.takeBack} />] : []),
      ...(versions ?? []).map(({ version, date, isLive, works }) => (
        <article key={version}>
          <h2>
            <Moment at={date} />
          </h2>
          <p>
            {isLive && <strong>{siteTexts.versionLive}</strong>} {siteTexts.worksCount(works)}
          </p>
          {!isLive && (
            <ActionButton
              action="/site/reprendre"
              text={siteTexts.takeThis}
              about={parisStamp(new Date(date))}
              fields={[['version', version]]}
            />
          )}
        </article>
      )),
    ],
  });
}

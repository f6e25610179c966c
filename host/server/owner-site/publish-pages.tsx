import { beginning } from '@renovation-th/shared/french-words';
import { ActionButton } from '../forms/owner/send-page';
import type { Visit } from '../forms/owner/owner-desk';
import { fieldsSent } from '../forms/owner/routes';
import { allSections } from './content/sections';
import { toComplete } from './content/sections-to-complete';
import { siteTexts } from './content/site-texts';
import type { Step } from '../identity/owner-job';
import type { Operation } from './operations';
import { addressOfSection, addressOfStep, unfilled } from './section-pages';
import { isAskedIn, type Section } from './section';
import { readLiveIdentity } from '../identity/live-identity';
import { momentInFrench } from './SectionForm';
import { sendSiteView } from './send-site-view';
import { attestation, homeOfWork, listWorks, portrait, type WorkDraft } from './site-drafts';
import type { SiteParts } from './site-parts';
import { changesOfVersions, siteState, stateOfWork, type Change, type SiteState } from './unpublished';

/** Seconds between two looks of a browser without script. */
const lookAgain = 2;
const shownPages = 60;

/** Home of his site: what visitors do not see yet, what is missing next, and the way to all pages. */
export async function showOverview(parts: SiteParts, visit: Visit): Promise<void> {
  const last = parts.operations.last();
  const isRunning = last?.isRunning ?? false;
  const missing = await unfilled(parts);
  const works = listWorks(parts.database);
  const state = siteState(parts.database);
  const { origin, tradeName } = await readLiveIdentity(parts.siteDir, parts.now());
  const previewAddress = parts.previewAddress(visit);
  const address = last?.operation.kind === 'preview' ? previewAddress : origin;
  sendSiteView(
    visit,
    { heading: siteTexts.title, lead: tradeName, refreshes: isRunning ? lookAgain : undefined },
    <>
      {isRunning && <Progress step={last?.step ?? null} />}
      {last && !isRunning && !isOutdated(last.operation, state) && (
        <Outcome {...last} {...{ address, works }} />
      )}
      {!isRunning && <ToPublish {...{ parts, state, origin }} />}
      {missing.length > 0 && <NextStep missing={missing} />}
      <ul className="entries" id="rubriques">
        {[
          { path: '/site/chantiers', text: siteTexts.works, note: siteTexts.worksCount(works.length) },
          { path: '/site/prix', text: siteTexts.prices, note: siteTexts.pricesNote },
          { path: portrait.page, text: siteTexts.me, note: siteTexts.meNote },
          { path: '/site/agenda', text: siteTexts.calendar, note: siteTexts.calendarNote },
          {
            ...{ path: attestation.page, text: siteTexts.complete },
            note: siteTexts.missingCount(missing.length),
          },
          { path: '/site/versions', text: siteTexts.history, note: siteTexts.historyNote },
        ].map(({ path, text, note }) => (
          <li key={path}>
            <a href={path}>
              <strong>{text}</strong> <span className="quiet">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </>,
  );
}

/** A success of a while ago would hide that he has prepared something since. */
const isOutdated = ({ kind, isOver, problems, failed }: Operation, { changes }: SiteState) =>
  kind !== 'preview' && isOver && problems.length === 0 && failed === null && changes.length > 0;

type ToPublishProps = { parts: SiteParts; state: SiteState; origin: string };

/** What is prepared and not live yet, with the button that publishes it. */
function ToPublish({ parts: { database, now }, state, origin }: ToPublishProps) {
  const { changes, publishedAt } = state;
  const works = listWorks(database);
  const waiting = works.filter((work) => stateOfWork(state, work) === 'draft').length;
  const shown = works.filter(({ id }) => changes.some(({ unit }) => unit === `work/${id}`));
  const unchecked = shown.flatMap(({ photos }) => photos.filter(({ isChecked }) => !isChecked)).length;
  return (
    <section className="card" aria-labelledby="titre-publier" id="publier">
      <h2 id="titre-publier">{siteTexts.changes(changes.length)}</h2>
      <p className="quiet">
        {publishedAt !== null && siteTexts.publishedOn(momentInFrench(publishedAt, now()))}{' '}
        <a href={`${origin}/`}>{siteTexts.seeSite}</a>
      </p>
      <ul className="changes">
        {changes.map((change) => (
          <li key={change.unit}>
            <a href={addressOfChange(change)}>{nameOfChange(change)}</a>{' '}
            <span className={`pill ${change.kind}`}>{siteTexts.changeKinds[change.kind]}</span>
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <p>
          <a href="/site/chantiers">{siteTexts.worksWaiting(waiting)}</a>
        </p>
      )}
      {unchecked > 0 && (
        <p className="gap">
          {siteTexts.facesUnchecked(unchecked)} <a href="/site/chantiers">{siteTexts.works}</a>
        </p>
      )}
      <div className="row">
        <form method="post" action="/site/publier">
          <button type="submit" className={changes.length === 0 ? 'secondary' : undefined}>
            {siteTexts.publish}
          </button>
        </form>
        <form method="post" action="/site/apercu">
          <button type="submit" className="secondary">
            {siteTexts.previewMake}
          </button>
        </form>
      </div>
      <p className="quiet">{siteTexts.publishHint}</p>
    </section>
  );
}

/** The first section in which something is missing, and how far he is. */
function NextStep({ missing }: { missing: readonly Section[] }) {
  const [next] = missing;
  const all = toComplete.length;
  const left = missing.filter((section) => toComplete.includes(section)).length;
  return (
    next && (
      <section className="card" aria-labelledby="titre-suite" id="suite">
        <h2 id="titre-suite">{siteTexts.nextHeading(next.heading)}</h2>
        <p className="quiet">{siteTexts.doneOf(all - left, all)}</p>
        <progress max={all} value={all - left} aria-label={siteTexts.doneOf(all - left, all)} />
        <p>
          <a className="action" href={addressOfStep(next)}>
            {siteTexts.nextOpen}
          </a>
        </p>
      </section>
    )
  );
}

const sectionOf = ({ unit }: Change) => allSections.find(({ id }) => unit === `section/${id}`);

function addressOfChange(change: Change): string {
  const section = sectionOf(change);
  if (section) return addressOfSection(section);
  const [top, id = ''] = change.unit.split('/');
  if (top !== 'work') return top === 'portrait' ? portrait.page : attestation.page;
  return change.kind === 'removed' ? '/site/chantiers' : homeOfWork(id).page;
}

function nameOfChange(change: Change): string {
  const section = sectionOf(change);
  if (section) return section.heading;
  if (change.unit.startsWith('work/')) return siteTexts.work(change.title || siteTexts.unnamedWork);
  return change.unit === 'portrait' ? siteTexts.files.portrait.heading : siteTexts.files.attestation.heading;
}

/** What a command is doing. */
function Progress({ step }: { step: Step | null }) {
  const text = siteTexts.steps[step?.step ?? 'start'];
  const photos = step?.step === 'photo' ? step : null;
  return (
    <div className="notice" data-refresh="" id="issue">
      <p role="status">
        {siteTexts.busy} {photos ? siteTexts.stepOf(text, photos.done, photos.of) : text}
      </p>
      <progress aria-label={siteTexts.busy} {...(photos && { max: photos.of, value: photos.done })} />
    </div>
  );
}

/** @param address where what it made can be seen. */
type OutcomeProps = { operation: Operation; address: string; works: readonly WorkDraft[] };

/** What came of a command. */
function Outcome({ operation, address, works }: OutcomeProps) {
  const { kind, isOver, problems, failed, pages } = operation;
  if (!isOver)
    return (
      <p className="notice bad" id="issue">
        {siteTexts.interrupted}
      </p>
    );
  return (
    <div className={`notice ${pages && problems.length === 0 ? 'good' : 'bad'}`} id="issue">
      {pages && (
        <>
          <p role="status">
            <strong>{siteTexts.ended[kind]}</strong>{' '}
            {pages.length === 0 ? siteTexts.nothingChanged : siteTexts.changedPages(pages.length)}
          </p>
          <p>
            <a className="action secondary" href={`${address}/`} target="_blank" rel="noreferrer">
              {kind === 'preview' ? siteTexts.previewOpen : siteTexts.seeSite}
            </a>
          </p>
          {pages.length > 0 && (
            <details>
              <summary>{siteTexts.whichPages}</summary>
              <ul>
                {pages.slice(0, shownPages).map(({ path, title, change }) => (
                  <li key={path}>
                    {change === 'removed' ? title : <a href={`${address}${path}`}>{title}</a>}{' '}
                    <span className={`pill ${change}`}>{siteTexts.pageKinds[change]}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {problems.length > 0 && (
        <>
          <p role="alert">{siteTexts.refused}</p>
          <ul>
            {problems.map(({ field, message }) => {
              const address = addressOfField(field);
              return (
                <li key={`${field} ${message}`}>
                  {nameOfWork(works, field)}
                  {message} {address && <a href={address}>{siteTexts.toField}</a>}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {failed !== null && <p role="alert">{failed}</p>}
    </div>
  );
}

/** Of which work something is said. */
function nameOfWork(works: readonly WorkDraft[], field: string): string | null {
  const work = works.find(({ id }) => field.startsWith(`works.${id}`));
  return work ? `${siteTexts.work(work.texts.title || siteTexts.unnamedWork)}\u00a0: ` : null;
}

/** Where he can put it right; null when nowhere on these pages. */
function addressOfField(field: string): string | null {
  const [top, work, part = 'chantier'] = field.split('.');
  if (top === 'works' && !work) return '/site/chantiers';
  if (top === 'works') return `/site/chantiers/${work}#${part === 'photos' ? `fichiers-${work}` : part}`;
  const section = allSections.find((each) => isAskedIn(each, field));
  return section ? addressOfSection(section) : null;
}

/** Begins a preview, a publication or a rollback, and shows how it goes. */
export async function beginOperation(parts: SiteParts, visit: Visit, kind: Operation['kind']) {
  const version = (await fieldsSent(visit)).get('version') ?? undefined;
  const isBegun = parts.operations.begin(kind, version);
  return isBegun ? '/site' : '/site?refus=busy';
}

/** What was published and when, how each version differs from the one before, and the way back. */
export async function showVersions(parts: SiteParts, visit: Visit): Promise<void> {
  const { versions } = await parts.run({ kind: 'versions' }).ended;
  const told = versions ? versions.length === 0 && siteTexts.versionsNone : siteTexts.versionsFailed;
  const changes = changesOfVersions(parts.database);
  sendSiteView(
    visit,
    { heading: siteTexts.history, back: { path: '/site', text: siteTexts.title } },
    <>
      <p className="quiet">{siteTexts.takeBackHint}</p>
      {told && <p>{told}</p>}
      {versions?.map(({ version, date, isLive, works }) => {
        const moment = momentInFrench(date, parts.now());
        const changed = changes.get(version);
        return (
          <article key={version}>
            <h2>
              {beginning(moment)} {isLive && <span className="pill live">{siteTexts.versionLive}</span>}
            </h2>
            <p>
              {changed
                ? siteTexts.versionChanges(
                    changed.map(
                      (change) => `${nameOfChange(change)} (${siteTexts.changeKinds[change.kind]})`,
                    ),
                  )
                : siteTexts.worksCount(works)}
            </p>
            {!isLive && (
              <ActionButton
                action="/site/reprendre"
                text={siteTexts.takeThis}
                about={moment}
                fields={[['version', version]]}
              />
            )}
          </article>
        );
      })}
    </>,
  );
}

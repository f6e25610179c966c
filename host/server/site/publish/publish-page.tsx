import type { Visit } from '../../requests/owner/visit';
import { fieldsSent } from '../../requests/owner/routes';
import { ActionButton } from '../../requests/owner/send-page';
import { safeTarget } from '../../requests/owner/sign-in';
import { siteTexts } from '../content/site-texts';
import type { Operation } from './operations';
import { missingToOpen, unfilled } from '../form/gaps';
import { addressOfSection } from '../form/section-pages';
import type { Section } from '../form/section';
import { readLiveIdentity } from '../../../delivery/owner/identity';
import { momentInFrench, SureButton } from '../form/OwnerForm';
import { sendSiteView } from '../send-site-view';
import { attestation, listProjects, portrait } from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { addressOfChange, nameOfChange } from './changes';
import { Outcome, Progress } from './Outcome';
import { previewPath } from './preview-server';
import { siteState, stateOfProject, type SiteState } from './unpublished';

/** Seconds between reloads of a browser without JavaScript. */
const reloadAfter = 2;

/** Shows the page "Mon site" with unpublished changes, what is missing, and links to all pages. */
export async function showOverview(parts: SiteParts, visit: Visit): Promise<void> {
  const last = parts.operations.last();
  const isRunning = last?.isRunning ?? false;
  const [missing, toOpen] = await Promise.all([unfilled(parts), missingToOpen(parts)]);
  // As long as a publication would be refused, the page shows first what is missing.
  const isToFill = toOpen !== null && toOpen.length > 0;
  const projects = listProjects(parts.database);
  const state = siteState(parts.database);
  const shown = last && !isRunning && !isOutdated(last.operation, state) ? last.operation : null;
  const isEmpty = state.changes.length === 0 && projects.length === 0;
  const { origin, tradeName } = await readLiveIdentity(parts.siteDir, parts.now());
  sendSiteView(
    visit,
    { heading: siteTexts.title, lead: tradeName, refreshes: isRunning ? reloadAfter : undefined },
    <>
      {last?.isRunning && <Progress kind={last.operation.kind} step={last.step} />}
      {shown && <Outcome operation={shown} {...{ origin, projects }} />}
      {!isRunning && toOpen && (
        <p className="notice" id="ouverture">
          {siteTexts.notOpen(toOpen.length)}
        </p>
      )}
      {isToFill && <Missing sections={toOpen} />}
      {!isRunning && !(isToFill && isEmpty) && (
        <ToPublish
          {...{ parts, state }}
          siteAddress={toOpen !== null || (shown?.pages && shown.kind !== 'preview') ? null : origin}
          canPublish={!isToFill && (state.changes.length > 0 || toOpen !== null)}
        />
      )}
      {!isToFill && missing.length > 0 && <Missing sections={missing} />}
      <ul className="entries" id="rubriques">
        {[
          {
            path: '/site/chantiers',
            text: siteTexts.projects,
            note: siteTexts.projectsCount(projects.length),
          },
          { path: '/site/prix', text: siteTexts.prices, note: siteTexts.pricesNote },
          { path: portrait.page, text: siteTexts.me, note: siteTexts.meNote },
          { path: '/site/agenda', text: siteTexts.calendar, note: siteTexts.calendarNote },
          {
            ...{ path: attestation.page, text: siteTexts.complete },
            note: siteTexts.completeNote(missing.length),
          },
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

/** Returns whether new changes make the message of a successful publication outdated. */
const isOutdated = ({ kind, isOver, problems, failed }: Operation, { changes }: SiteState) =>
  kind === 'publish' && isOver && problems.length === 0 && failed === null && changes.length > 0;

type ToPublishProps = {
  parts: SiteParts;
  state: SiteState;
  /** URL of the site. Null if visitors cannot see it yet, or if the result of the last operation links to it. */
  siteAddress: string | null;
  canPublish: boolean;
};

/** Lists the unpublished changes, with the button that publishes them. */
function ToPublish({ parts: { database, now }, state, siteAddress, canPublish }: ToPublishProps) {
  const { changes, publishedAt, previous } = state;
  const projects = listProjects(database);
  const waiting = projects.filter((project) => stateOfProject(state, project) === 'draft').length;
  return (
    <section className="card" aria-labelledby="titre-publier" id="publier">
      <h2 id="titre-publier">{siteTexts.changes(changes.length)}</h2>
      <p className="quiet">
        {publishedAt !== null && siteTexts.publishedOn(momentInFrench(publishedAt, now()))}{' '}
        {siteAddress !== null && <a href={`${siteAddress}/`}>{siteTexts.seeSite}</a>}
      </p>
      <Changes changes={changes.slice(0, shownAtOnce)} />
      {changes.length > shownAtOnce && (
        <details>
          <summary>{siteTexts.moreChanges(changes.length - shownAtOnce)}</summary>
          <Changes changes={changes.slice(shownAtOnce)} />
        </details>
      )}
      {waiting > 0 && (
        <p>
          <a href="/site/chantiers">{siteTexts.projectsWaiting(waiting)}</a>
        </p>
      )}
      <div className="row">
        {canPublish && (
          <form method="post" action="/site/publier">
            <button type="submit">{siteTexts.publish}</button>
          </form>
        )}
        <form method="post" action={previewPath}>
          <button type="submit" className="secondary">
            {siteTexts.previewMake}
          </button>
        </form>
      </div>
      {canPublish && <p className="quiet">{siteTexts.publishHint}</p>}
      {previous && (
        <div id="version-avant">
          <SureButton text={siteTexts.takeBack(momentInFrench(previous.at, now()))}>
            <p className="quiet">{siteTexts.takeBackHint}</p>
            <ActionButton
              action="/site/reprendre"
              text={siteTexts.takeBackSure}
              fields={[['version', previous.content]]}
            />
          </SureButton>
        </div>
      )}
    </section>
  );
}

/** Maximum changes listed above the publish button, so that a phone shows the button without scrolling. */
const shownAtOnce = 3;

const Changes = ({ changes }: Pick<SiteState, 'changes'>) => (
  <ul className="changes">
    {changes.map((change) => (
      <li key={change.unit}>
        <a href={addressOfChange(change)}>{nameOfChange(change)}</a>{' '}
        <span className={`pill ${change.kind}`}>{siteTexts.changeKinds[change.kind]}</span>
      </li>
    ))}
  </ul>
);

/** Lists the sections that the law, or a customer, still misses. */
const Missing = ({ sections }: { sections: readonly Section[] }) => (
  <section className="card" aria-labelledby="titre-manque" id="manque">
    <h2 id="titre-manque">{siteTexts.missing(sections.length)}</h2>
    <p className="quiet">{siteTexts.completeIntro}</p>
    <ul className="changes">
      {sections.map((section) => (
        <li key={section.id}>
          <a href={addressOfSection(section)}>{section.heading}</a>
        </li>
      ))}
    </ul>
  </section>
);

/** Redirects to a page of the preview, with a link that opens it once. */
export const openPreview = ({ previewLink }: SiteParts, visit: Visit): string =>
  previewLink(visit, safeTarget(visit.query.get('page')));

/** Starts a preview, a publication or a rollback. */
export async function beginOperation(parts: SiteParts, visit: Visit, kind: Operation['kind']) {
  const content = fieldsSent(visit).get('version') ?? '';
  return parts.operations.begin(kind, { content }) ? '/site' : '/site?refus=busy';
}

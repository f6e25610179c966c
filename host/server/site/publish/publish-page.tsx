import type { Visit } from '../../requests/owner/visit';
import { fieldsSent } from '../../requests/owner/routes';
import { ActionButton } from '../../requests/owner/send-page';
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
import { Outcome, Progress } from './Outcome';
import { previewPath } from './preview-server';
import { isAgreed } from './candidate';
import { hasChanges, readPublications } from './publications';

/** Seconds between reloads of a browser without JavaScript. */
const reloadAfter = 2;

/** Shows the page "Mon site": whether something is to be published, what is missing, and links to all pages. */
export async function showOverview(parts: SiteParts, visit: Visit): Promise<void> {
  const last = parts.operations.last();
  const isRunning = last?.isRunning ?? false;
  const [missing, toOpen] = await Promise.all([unfilled(parts), missingToOpen(parts)]);
  // As long as a publication would be refused, the page shows first what is missing.
  const isToFill = toOpen !== null && toOpen.length > 0;
  const projects = listProjects(parts.database);
  const isChanged = hasChanges(parts.database);
  const shown = last && !isRunning && !(isChanged && isPublished(last.operation)) ? last.operation : null;
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
      {!isRunning && !(isToFill && !isChanged && projects.length === 0) && (
        <ToPublish
          {...{ parts, isChanged }}
          siteAddress={toOpen !== null || (shown?.isDone && shown.kind !== 'preview') ? null : origin}
          canPublish={!isToFill && (isChanged || toOpen !== null)}
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

/** The message of a successful publication is outdated as soon as something else is to be published. */
const isPublished = ({ kind, isDone }: Operation) => kind === 'publish' && isDone;

type ToPublishProps = {
  parts: SiteParts;
  isChanged: boolean;
  /** URL of the site. Null if visitors cannot see it yet, or if the result of the last operation links to it. */
  siteAddress: string | null;
  canPublish: boolean;
};

/** Says whether something is to be published, with the button that publishes it. */
function ToPublish({ parts: { database, now }, isChanged, siteAddress, canPublish }: ToPublishProps) {
  const { live, previous } = readPublications(database);
  const waiting = listProjects(database).filter((project) => !isAgreed(project)).length;
  return (
    <section className="card" aria-labelledby="titre-publier" id="publier">
      <h2 id="titre-publier">{isChanged ? siteTexts.toPublish : siteTexts.nothingToPublish}</h2>
      <p className="quiet">
        {live && siteTexts.publishedOn(momentInFrench(live.at, now()))}{' '}
        {siteAddress !== null && <a href={`${siteAddress}/`}>{siteTexts.seeSite}</a>}
      </p>
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

/** Starts a preview, a publication or a rollback. */
export async function beginOperation(parts: SiteParts, visit: Visit, kind: Operation['kind']) {
  const content = fieldsSent(visit).get('version') ?? '';
  return parts.operations.begin(kind, { content }) ? '/site' : '/site?refus=busy';
}

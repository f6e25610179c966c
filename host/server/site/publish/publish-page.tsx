import { readLiveIdentity } from '../../../delivery/owner/identity';
import { momentInWords } from '../../requests/owner/moment-in-words';
import { fieldsSent } from '../../requests/owner/routes';
import { ActionButton } from '../../requests/owner/send-page';
import type { Visit } from '../../requests/owner/visit';
import { pages } from '../content/sections';
import { siteTexts } from '../content/site-texts';
import { unfilled } from '../form/gaps';
import { SureButton } from '../form/OwnerForm';
import { pathOf, type Section } from '../form/section';
import { listProjects } from '../projects/projects';
import { sendSiteView } from '../send-site-view';
import type { SiteParts } from '../site-parts';
import type { Operation } from './operations';
import { Outcome, Running } from './Outcome';
import { previewPath } from './preview-server';
import { hasChanges, readPublications } from './publications';

/** Shows the page "Mon site": whether something is to be published, what is missing, and links to all pages. */
export async function showOverview(parts: SiteParts, visit: Visit): Promise<void> {
  const { database, operations, siteDir, now } = parts;
  const kind = operations.running();
  const last = operations.last();
  const missing = await unfilled(parts);
  const projects = listProjects(database);
  const isChanged = hasChanges(database);
  const { origin, tradeName } = await readLiveIdentity(siteDir, now());
  const entries = [
    { path: '/site/chantiers', heading: siteTexts.projects, note: siteTexts.projectsCount(projects.length) },
    ...pages.map((page) => ({ ...page, path: pathOf(page) })),
  ];
  sendSiteView(
    visit,
    { heading: siteTexts.title, lead: tradeName },
    <>
      {kind && <Running kind={kind} />}
      {!kind && last && !(isChanged && isPublished(last)) && <Outcome operation={last} projects={projects} />}
      {!kind && <ToPublish {...{ ...readPublications(database), isChanged, origin }} />}
      {missing.length > 0 && <Missing sections={missing} />}
      <ul className="entries" id="rubriques">
        {entries.map(({ path, heading, note }) => (
          <li key={path}>
            <a href={path}>
              <strong>{heading}</strong> <span className="quiet">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </>,
  );
}

/** The message of a successful publication is outdated as soon as something else is to be published. */
const isPublished = ({ kind, isDone }: Operation) => kind === 'publish' && isDone;

type ToPublishProps = Pick<ReturnType<typeof readPublications>, 'live' | 'previous'> & {
  isChanged: boolean;
  /** URL of the site. */
  origin: string;
};

/** Says whether something is to be published, with the button that publishes it. */
const ToPublish = ({ live, previous, isChanged, origin }: ToPublishProps) => (
  <section className="card" aria-labelledby="titre-publier" id="publier">
    <h2 id="titre-publier">{isChanged ? siteTexts.toPublish : siteTexts.nothingToPublish}</h2>
    <p className="quiet">
      {live && siteTexts.publishedOn(momentInWords(Date.parse(live.date)))}{' '}
      <a href={`${origin}/`}>{siteTexts.seeSite}</a>
    </p>
    <div className="row">
      {isChanged && <ActionButton action="/site/publier" text={siteTexts.publish} isMain />}
      <ActionButton action={previewPath} text={siteTexts.previewMake} />
    </div>
    {isChanged && <p className="quiet">{siteTexts.publishHint}</p>}
    {previous && (
      <SureButton text={siteTexts.goBack(momentInWords(Date.parse(previous.date)))}>
        <p className="quiet">{siteTexts.goBackHint}</p>
        <ActionButton
          action="/site/reprendre"
          text={siteTexts.goBackSure}
          fields={[['version', previous.content]]}
        />
      </SureButton>
    )}
  </section>
);

/** Lists the sections that the law, or a customer, still misses. */
const Missing = ({ sections }: { sections: readonly Section[] }) => (
  <section className="card" aria-labelledby="titre-manque" id="manque">
    <h2 id="titre-manque">{siteTexts.missing(sections.length)}</h2>
    <p className="quiet">{siteTexts.completeIntro}</p>
    <ul className="changes">
      {sections.map((section) => (
        <li key={section.id}>
          <a href={addressOf(section)}>{section.heading}</a>
        </li>
      ))}
    </ul>
  </section>
);

function addressOf(section: Section): string {
  const page = pages.find(({ sections }) => sections.includes(section));
  return `${page ? pathOf(page) : ''}#${section.id}`;
}

/** Starts a preview or a publication. */
export const beginOperation = ({ operations }: SiteParts, kind: 'preview' | 'publish') =>
  operations.begin({ kind }) ? '/site' : '/site?refus=busy';

/** Makes the version that the form names live again. */
export function goBack({ operations }: SiteParts, visit: Visit): string {
  const content = fieldsSent(visit).get('version') ?? '';
  return operations.begin({ kind: 'rollback', content }) ? '/site' : '/site?refus=busy';
}

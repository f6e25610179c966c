import { ActionButton } from '../forms/owner/send-page';
import { momentInWords } from '../forms/owner/moment-in-words';
import type { Visit } from '../forms/owner/owner-desk';
import { fieldsSent } from '../forms/owner/routes';
import { allSections } from './content/sections';
import { siteTexts } from './content/site-texts';
import type { Step } from '../identity/owner-job';
import type { Operation } from './operations';
import { addressOfSection, gapsOf, unfilled } from './section-pages';
import { isAskedIn } from './section';
import { readLiveIdentity } from '../identity/live-identity';
import { sendSiteView } from './send-site-view';
import { listWorks } from './site-drafts';
import type { SiteParts } from './start-owner-site';

/** Seconds between two looks of a browser without script. */
const lookAgain = 2;
const shownPages = 60;

/** What is prepared, what is missing, and the buttons that bring it to visitors. */
export async function showOverview(parts: SiteParts, visit: Visit): Promise<void> {
  const last = parts.operations.last();
  const isRunning = last?.isRunning ?? false;
  const gaps = await gapsOf(parts);
  const works = listWorks(parts.database).length;
  const { origin } = await readLiveIdentity(parts.siteDir, parts.now());
  const address = last?.operation.kind === 'preview' ? parts.previewAddress(visit) : origin;
  sendSiteView(
    visit,
    { heading: siteTexts.title, refreshes: isRunning ? lookAgain : undefined },
    <>
      {last && (isRunning ? <Progress step={last.step} /> : <Outcome {...last} address={address} />)}
      <p>
        <a href="/site/a-completer">{siteTexts.complete}</a>
        {`\u00a0: ${siteTexts.missingCount(unfilled(gaps).length)}`}
      </p>
      <p>
        <a href="/site/chantiers">{siteTexts.works}</a>
        {`\u00a0: ${siteTexts.worksCount(works)}`}
      </p>
      {!isRunning && (
        <>
          <section aria-labelledby="titre-apercu">
            <h2 id="titre-apercu">{siteTexts.preview}</h2>
            <p className="quiet">{siteTexts.previewHint}</p>
            <ActionButton action="/site/apercu" text={siteTexts.previewMake} />
          </section>
          <section aria-labelledby="titre-publier">
            <h2 id="titre-publier">{siteTexts.publish}</h2>
            <p className="quiet">{siteTexts.publishHint}</p>
            <form method="post" action="/site/publier">
              <button type="submit">{siteTexts.publish}</button>
            </form>
          </section>
        </>
      )}
    </>,
  );
}

/** What a command is doing. */
function Progress({ step }: { step: Step | null }) {
  const text = siteTexts.steps[step?.step ?? 'start'];
  const photos = step?.step === 'photo' ? step : null;
  return (
    <div className="notice" data-refresh="">
      <p role="status">
        {siteTexts.busy} {photos ? siteTexts.stepOf(text, photos.done, photos.of) : text}
      </p>
      <progress aria-label={siteTexts.busy} {...(photos && { max: photos.of, value: photos.done })} />
    </div>
  );
}

/** @param address where what it made can be seen. */
type OutcomeProps = { operation: Operation; address: string };

/** What came of a command. */
function Outcome({ operation, address }: OutcomeProps) {
  const { kind, isOver, problems, failed, pages } = operation;
  if (!isOver) return <p className="notice">{siteTexts.interrupted}</p>;
  return (
    <div className="notice">
      {pages && (
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
      )}
      {problems.length > 0 && (
        <>
          <p role="alert">{siteTexts.refused}</p>
          <ul>
            {problems.map(({ field, message }) => {
              const address = addressOfField(field);
              return (
                <li key={`${field} ${message}`}>
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

/** What was published and when, and the way back. */
export async function showVersions(parts: SiteParts, visit: Visit): Promise<void> {
  const { versions } = await parts.run({ kind: 'versions' }).ended;
  const told = versions ? versions.length === 0 && siteTexts.versionsNone : siteTexts.versionsFailed;
  sendSiteView(
    visit,
    { heading: siteTexts.history },
    <>
      <p className="quiet">{siteTexts.takeBackHint}</p>
      {told && <p>{told}</p>}
      {versions?.some(({ isLive }) => !isLive) && (
        <ActionButton action="/site/reprendre" text={siteTexts.takeBack} />
      )}
      {versions?.map(({ version, date, isLive, works }) => (
        <article key={version}>
          <h2>{momentInWords(date)}</h2>
          <p>
            {isLive && <strong>{siteTexts.versionLive}, </strong>}
            {siteTexts.worksCount(works)}
          </p>
          {!isLive && (
            <ActionButton
              action="/site/reprendre"
              text={siteTexts.takeThis}
              about={momentInWords(date)}
              fields={[['version', version]]}
            />
          )}
        </article>
      ))}
    </>,
  );
}

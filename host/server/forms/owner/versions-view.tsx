import type { ServerResponse } from 'node:http';
import { readVersions, type Versions } from '../../failures/versions-file';
import { decisionText, evidenceText, versionTexts } from '../content/version-texts';
import { readableText } from '../readable-text';
import { Moment } from './Moment';
import type { OwnersDesk } from './owner-desk';
import { sendView } from './send-view';
import { VisitedRelease } from './VisitedRelease';

/** For the teams: what is live since when, by whom, and what fails of it, as the delivery has written it down. */
export async function versionsView(desk: OwnersDesk, response: ServerResponse): Promise<void> {
  const versions = await readVersions(desk.database.folder);
  await sendView(desk, response, {
    current: '/versions',
    heading: versionTexts.title,
    parts: [
      versions ? (
        <p key="at" className="quiet">
          {versionTexts.writtenAt} <Moment at={versions.at} />
        </p>
      ) : (
        <p key="at">{versionTexts.none}</p>
      ),
      ...(versions?.apps ?? []).map((app) => <AppVersions key={app.app} {...app} />),
    ],
  });
}

function AppVersions({ app, live, staged, takenBack, history, outcomes }: Versions['apps'][number]) {
  return (
    <article>
      <h2>{readableText(app)}</h2>
      <VisitedRelease heading={versionTexts.live} release={live} by={history[0]?.by ?? null} />
      {staged && <VisitedRelease heading={versionTexts.staged} release={staged} by={null} />}
      {takenBack && <VisitedRelease heading={versionTexts.takenBack} release={takenBack} by={null} />}
      {outcomes.length > 0 && (
        <>
          <h3>{versionTexts.outcomes}</h3>
          <ul>
            {outcomes.toReversed().map((outcome) => (
              <li key={`${outcome.date} ${outcome.version}`}>
                <Moment at={outcome.date} /> · {readableText(outcome.version)} · {decisionText(outcome)}.{' '}
                {evidenceText(outcome)}
              </li>
            ))}
          </ul>
        </>
      )}
      {history.length > 0 && (
        <details>
          <summary>{versionTexts.history}</summary>
          <ul>
            {history.map(({ date, kind, to, by }) => (
              <li key={`${date} ${to}`}>
                <Moment at={date} /> · {versionTexts.changes[kind]} {readableText(to)}
                {by && <> · {by === 'guard' ? versionTexts.guard : readableText(by)}</>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

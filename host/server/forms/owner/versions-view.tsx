import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { failureReportDays } from '@renovation-th/shared/contracts/failure-report';
import { addDays } from '@renovation-th/shared/forms/paris-time';
import { failuresFolder, readFailures } from '../../failures/failure-files';
import type { StoredFailure } from '../../failures/stored-failure';
import { readVersions, type Versions } from '../../failures/versions-file';
import { decisionText, evidenceText, versionTexts } from '../content/version-texts';
import { readableText } from '../readable-text';
import { FailureChart } from './FailureChart';
import { Moment } from './Moment';
import type { OwnersDesk } from './owner-desk';
import { sendView } from './send-view';
import { VisitedRelease } from './VisitedRelease';

/** For the teams: what is live since when, by whom, and what fails of it. */
export async function versionsView(desk: OwnersDesk, response: ServerResponse): Promise<void> {
  const spoolDir = path.dirname(desk.spool.at('accepted'));
  const today = desk.now().toISOString().slice(0, 10);
  const days = Array.from({ length: failureReportDays }, (_, index) =>
    addDays(today, index + 1 - failureReportDays),
  );
  const versions = await readVersions(spoolDir);
  const { failures } = await readFailures(failuresFolder(spoolDir), new Date(days[0] ?? today));
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
      <section key="failures">
        <h2>{versionTexts.failures}</h2>
        <p className="quiet">{versionTexts.failuresHint}</p>
        <FailureChart failures={failures} days={days} />
      </section>,
      ...(versions?.apps ?? []).map((app) => <AppVersions key={app.app} {...app} failures={failures} />),
    ],
  });
}

type AppVersionsProps = Versions['apps'][number] & { failures: readonly StoredFailure[] };

function AppVersions({ app, live, staged, takenBack, history, outcomes, failures }: AppVersionsProps) {
  return (
    <article>
      <h2>{readableText(app)}</h2>
      <VisitedRelease
        {...{ app, failures, heading: versionTexts.live, release: live }}
        by={history[0]?.by ?? null}
      />
      {staged && (
        <VisitedRelease {...{ app, failures, heading: versionTexts.staged, release: staged }} by={null} />
      )}
      {takenBack && (
        <VisitedRelease
          {...{ app, failures, heading: versionTexts.takenBack, release: takenBack }}
          by={null}
        />
      )}
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

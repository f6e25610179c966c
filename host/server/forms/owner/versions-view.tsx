import type { ServerResponse } from 'node:http';
import { failureKinds } from '@renovation-th/shared/contracts/failure-report';
import type { ReactNode } from 'react';
import { readVersions, type Versions, type VisitedRelease as Release } from '../../failures/versions-file';
import { decisionText, evidenceText, versionTexts } from '../content/version-texts';
import { bodyText } from '../mail/mail-text';
import { readableText } from '../readable-text';
import { Moment } from './Moment';
import type { OwnersDesk } from './owner-desk';
import { sendView } from './send-view';

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

type VisitedReleaseProps = {
  heading: string;
  release: Release;
  /** Account that made it live; null when nobody noted it. */
  by: string | null;
};

/** A release that visitors get, and how they fare with it. */
function VisitedRelease({ heading, release, by }: VisitedReleaseProps) {
  const { version, since, traffic, guardedUntil, worst, kinds } = release;
  const counts = failureKinds
    .map((kind) => ({ kind, count: kinds[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <h3>
        {heading}
        {'\u00a0: '}
        {readableText(version)}
      </h3>
      <dl>
        {since && <Fact name={versionTexts.since} value={<Moment at={since} />} />}
        {by && <Fact name={versionTexts.by} value={by === 'guard' ? versionTexts.guard : readableText(by)} />}
        {traffic < 100 && <Fact name={versionTexts.share} value={versionTexts.percent(traffic)} />}
        {guardedUntil && <Fact name={versionTexts.guarded} value={<Moment at={guardedUntil} />} />}
        {counts.length === 0 && <Fact name={versionTexts.failures} value={versionTexts.noFailure} />}
        {counts.map(({ kind, count }) => (
          <Fact key={kind} name={versionTexts.kinds[kind]} value={versionTexts.reports(count)} />
        ))}
      </dl>
      {worst.map(({ kind, message, senders, lastAt, place, source, stack }) => (
        <details key={`${kind} ${message} ${lastAt} ${stack[0] ?? ''}`}>
          <summary>
            {versionTexts.kinds[kind]} · {versionTexts.visitors(senders)}
            {place && <> · {readableText(place)}</>}
          </summary>
          <p className="quiet">
            {versionTexts.lastAt} <Moment at={lastAt} />
          </p>
          <pre>{[message, ...(source ? [`> ${source}`] : []), ...stack].map(bodyText).join('\n')}</pre>
        </details>
      ))}
    </>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

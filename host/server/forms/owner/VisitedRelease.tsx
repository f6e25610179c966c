import type { ReactNode } from 'react';
import { countKinds, failuresOf } from '../../failures/count-failures';
import type { StoredFailure } from '../../failures/stored-failure';
import type { VisitedRelease as Release } from '../../failures/versions-file';
import { versionTexts } from '../content/version-texts';
import { bodyText } from '../mail/mail-text';
import { readableText } from '../readable-text';
import { Moment } from './Moment';

type VisitedReleaseProps = {
  app: string;
  heading: string;
  release: Release;
  /** Account that made it live; null when nobody noted it. */
  by: string | null;
  failures: readonly StoredFailure[];
};

/** A release that visitors get, and how they fare with it. */
export function VisitedRelease({ app, heading, release, by, failures }: VisitedReleaseProps) {
  const { version, since, traffic, guardedUntil, worst } = release;
  const own = failuresOf(failures, { app, version, since });
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
        {own.length === 0 && <Fact name={versionTexts.failures} value={versionTexts.noFailure} />}
        {countKinds(own).map(([kind, count]) => (
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

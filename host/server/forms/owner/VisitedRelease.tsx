import type { ReactNode } from 'react';
import { failureKinds } from '@renovation-th/shared/contracts/failure-report';
import type { VisitedRelease as Release } from '../../failures/versions-file';
import { versionTexts } from '../content/version-texts';
import { bodyText } from '../mail/mail-text';
import { readableText } from '../readable-text';
import { Moment } from './Moment';

type VisitedReleaseProps = {
  heading: string;
  release: Release;
  /** Account that made it live; null when nobody noted it. */
  by: string | null;
};

/** A release that visitors get, and how they fare with it. */
export function VisitedRelease({ heading, release, by }: VisitedReleaseProps) {
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

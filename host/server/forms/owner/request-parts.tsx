import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import type { Excerpt } from '../database/request-lists';
import { RequestCard, type RequestCardProps } from './RequestCard';
import type { DocumentPart } from './send-document';

type Shown = {
  reference: string;
  /** The request first, then its corrections. */
  versions: Excerpt<KeptRequest>;
  /** What surrounds the content of a card. */
  surroundings: (first: KeptRequest) => Partial<RequestCardProps>;
};

/** The card of a request, or a line that names it when it cannot be drawn. */
export function requestPart({ reference, versions, surroundings }: Shown): DocumentPart {
  const otherwise = <UndrawnCard reference={reference} />;
  const [first, ...revisions] = versions.first;
  if (!first || first.isDamaged) return otherwise;
  return {
    content: (
      <RequestCard
        request={first.request}
        revisions={revisions.map(({ request }) => request)}
        hiddenRevisions={versions.count - versions.first.length}
        {...surroundings(first)}
      />
    ),
    otherwise,
  };
}

/** Stands for a request that cannot be drawn. */
function UndrawnCard({ reference }: { reference: string }) {
  return (
    <article>
      <h2>{reference}</h2>
      <p>{ownerTexts.undrawn}</p>
    </article>
  );
}

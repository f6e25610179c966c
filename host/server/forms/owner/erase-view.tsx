import type { ServerResponse } from 'node:http';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { ownerTexts } from '../content/owner-texts';
import { eraseRequests } from '../erasure';
import { DamagedFiles } from './DamagedFiles';
import { EraseConfirmation } from './EraseConfirmation';
import { EraseSearch } from './EraseSearch';
import { findRequestsOf } from './find-requests';
import type { OwnersDesk } from './owner-desk';
import { RequestCard } from './RequestCard';
import { requestPart } from './request-parts';
import type { DocumentPart } from './send-document';
import { sendView } from './send-view';
import { UndrawnCard } from './UndrawnCard';

/** At once; those that are more are found again once these are erased. */
const mostShown = 100;
const mostVersions = 20;
const mostDamagedFiles = 50;

/** Finds what is kept of one person, shows it, and asks before it goes. */
export async function eraseView(
  desk: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { index } = desk;
  const who = (query.get('qui') ?? '').trim();
  const found = who ? await findRequestsOf(desk, who, mostShown) : { kept: [], trashed: [] };
  const references = [...new Set([...found.kept, ...found.trashed.map(({ reference }) => reference)])];
  const cards = await Promise.all(found.kept.map((reference) => keptPart(desk, reference)));
  const trashed = found.trashed.map(({ file, reference, request }): DocumentPart => {
    const otherwise = <UndrawnCard reference={reference} file={file} />;
    const remark = <p className="notice">{ownerTexts.inTrash}</p>;
    return request
      ? { content: <RequestCard request={request} photos={[]} remark={remark} />, otherwise }
      : otherwise;
  });

  await sendView(desk, response, {
    current: '/effacer',
    heading: ownerTexts.erase,
    done: query.get('fait'),
    parts: [
      <EraseSearch key="search" who={who} isFound={!who || references.length > 0} />,
      ...(references.length === 0
        ? []
        : [
            <div key="found">
              <h2>{ownerTexts.eraseFound(references.length)}</h2>
              <p>{ownerTexts.eraseAlso}</p>
            </div>,
            ...cards,
            ...trashed,
            <EraseConfirmation key="confirmation" references={references} />,
          ]),
      <DamagedFiles key="damaged" files={index.damaged(mostDamagedFiles)} />,
    ],
  });
}

function keptPart({ spool, index, log }: OwnersDesk, reference: string): Promise<DocumentPart> {
  const first = index.filesOf(reference, mostVersions);
  return requestPart({
    spool,
    log,
    reference,
    versions: { count: first.length, first },
    surroundings: () => ({ isWhole: true }),
  });
}

/** Erases exactly what was shown: a request that arrived since has not been looked at. */
export async function eraseShown(
  { spool, index, mailQueue, log }: OwnersDesk,
  sent: URLSearchParams,
): Promise<'effacee' | 'disparue'> {
  const references = new Set(sent.getAll('reference').filter(isReference));
  if (!sent.has('confirme') || references.size === 0) return 'disparue';
  const files = await eraseRequests(spool, references);
  await index.forget(references);
  mailQueue?.forget(references);
  log(`Erased at the owner's wish: ${references.size} requests, ${files} files.`);
  return files > 0 ? 'effacee' : 'disparue';
}

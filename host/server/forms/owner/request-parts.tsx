import { errorMessage } from '../../error-code';
import type { Excerpt, IndexedFile } from '../index/request-queries';
import { photosOf } from '../photos/request-photos';
import type { Spool } from '../spool';
import { fileOf } from './file-of';
import { RequestCard, type RequestCardProps } from './RequestCard';
import type { ShownVersion } from './RequestContent';
import type { DocumentPart } from './send-document';
import { UndrawnCard } from './UndrawnCard';

/** What surrounds the content of a card, once that content is read. */
type Surroundings = (version: ShownVersion) => Partial<RequestCardProps>;

type Shown = {
  spool: Spool;
  log: (message: string) => void;
  reference: string;
  /** The request first, then its corrections. */
  versions: Excerpt<IndexedFile>;
  surroundings: Surroundings;
};

/** The card of a request, or a line that names its file when the request cannot be read or drawn. */
export async function requestPart({
  spool,
  log,
  reference,
  versions,
  surroundings,
}: Shown): Promise<DocumentPart> {
  const [first] = versions.first;
  const otherwise = (
    <UndrawnCard reference={reference} file={fileOf(first ?? { folder: 'accepted', key: reference })} />
  );
  try {
    const read = await Promise.all(versions.first.map((file) => versionOf(spool, file)));
    const [request, ...revisions] = read.filter((version) => version !== null);
    if (!request) return otherwise;
    return {
      content: (
        <RequestCard
          {...request}
          revisions={revisions}
          hiddenRevisions={versions.count - versions.first.length}
          {...surroundings(request)}
        />
      ),
      otherwise,
    };
  } catch (error) {
    log(`${reference} cannot be shown: ${errorMessage(error)}`);
    return otherwise;
  }
}

async function versionOf(spool: Spool, { folder, key }: IndexedFile): Promise<ShownVersion | null> {
  const request = await spool.read(folder, key);
  return request && { request, photos: await photosOf(spool, request) };
}

import { requestOf, selectRequests } from '../../host/server/forms/database/kept-request';
import { openRequestFolder } from '../../host/server/forms/database/open-database';
import type { RunningSite } from './test';

/** A request as the owner sees it, without technical fields. */
type ReceivedRequest = { subject: string; fields: Readonly<Record<string, string>> };

type Spool = Pick<RunningSite, 'receivedFolder'>;

/** Returns the accepted requests that have this value in any field, such as a name that only one test uses. */
export async function receivedWith({ receivedFolder }: Spool, value: string): Promise<ReceivedRequest[]> {
  const database = openRequestFolder(receivedFolder, () => undefined);
  const kept = selectRequests(database, `WHERE state = 'new' ORDER BY id`);
  database.close();

  return kept
    .map(({ request: { subject, fields } }) => ({
      subject,
      fields: Object.fromEntries(fields.filter(([name]) => !name.startsWith('_'))),
    }))
    .filter(({ fields }) => Object.values(fields).includes(value));
}

/** Returns the names of a request's photographs, except those that the owner cannot see yet. */
export async function readyPhotos({ receivedFolder }: Spool, reference: string): Promise<string[]> {
  const database = openRequestFolder(receivedFolder, () => undefined);
  const photos = requestOf(database, reference)?.request.photos ?? [];
  database.close();
  return photos.flatMap(({ name, state }) => (state === 'kept' ? [name] : []));
}

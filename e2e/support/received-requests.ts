import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredRequest } from '../../host/server/forms/stored-request';
import type { RunningSite } from './test';

/** A request as it lies on the craftsman's disk: what the visitor said, by name, without what steers the service. */
export type ReceivedRequest = { subject: string; fields: Readonly<Record<string, string>> };

/** Accepted requests that carry this value in some field, such as a name that only one test uses. */
export async function receivedWith(
  { receivedFolder }: Pick<RunningSite, 'receivedFolder'>,
  value: string,
): Promise<ReceivedRequest[]> {
  const folder = path.join(receivedFolder, 'accepted');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const requests = await Promise.all(
    files.map(async (name): Promise<StoredRequest> =>
      JSON.parse(await readFile(path.join(folder, name), 'utf8')),
    ),
  );

  return requests
    .map(({ subject, fields }) => ({
      subject,
      fields: Object.fromEntries(fields.filter(([name]) => !name.startsWith('_'))),
    }))
    .filter(({ fields }) => Object.values(fields).includes(value));
}

/** Names of the photographs of this request that the craftsman can look at: there a moment after the request. */
export async function readyPhotos(
  { receivedFolder }: Pick<RunningSite, 'receivedFolder'>,
  reference: string,
): Promise<string[]> {
  const files = await readdir(path.join(receivedFolder, 'photos'));
  return files.filter((name) => name.startsWith(reference));
}

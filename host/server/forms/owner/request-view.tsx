import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import { listedRequestOf } from '../database/request-lists';
import { listedRequest } from './listed-request';
import type { OwnersDesk } from './owner-desk';
import { sendNotice, sendView } from './send-view';

const mostVersions = 100;

/** One request, with its photographs and later versions, nothing shortened. */
export async function requestView(
  desk: OwnersDesk,
  reference: string,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const listed = listedRequestOf(desk.database, reference);
  if (!listed) return sendNotice(response, 404, ownerTexts.notFound);
  await sendView(desk, response, {
    current: `/demande/${reference}`,
    heading: ownerTexts.title,
    done: query.get('fait'),
    parts: [listedRequest(desk, listed, { mostVersions, isWhole: true })],
  });
}

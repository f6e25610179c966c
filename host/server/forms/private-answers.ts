import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { privateAnswerHeaders } from './html-document';

/** Sends JSON, with headers that forbid caching. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: object,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    ...privateAnswerHeaders,
    ...headers,
    'Content-Type': 'application/json;charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

export function redirectTo(
  response: ServerResponse,
  location: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response
    .writeHead(303, { ...privateAnswerHeaders, ...headers, Location: location, 'Content-Length': 0 })
    .end();
}

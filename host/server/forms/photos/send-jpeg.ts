import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { privateAnswerHeaders } from '../html-document';

/** Sends a photograph, which no cache keeps unless `more` says so. Opened as a document, it may do nothing. */
export function sendJpeg(response: ServerResponse, photo: Buffer, more: OutgoingHttpHeaders = {}): void {
  response.writeHead(200, {
    ...privateAnswerHeaders,
    'Content-Type': 'image/jpeg',
    'Content-Length': photo.length,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...more,
  });
  response.end(photo);
}

import type { ServerResponse } from 'node:http';
import { privateAnswerHeaders } from '../html-document';

/** Sends a photograph of a request. Opened as a document, it may do nothing. */
export function sendJpeg(response: ServerResponse, photo: Buffer): void {
  response.writeHead(200, {
    ...privateAnswerHeaders,
    'Content-Type': 'image/jpeg',
    'Content-Length': photo.length,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
  response.end(photo);
}

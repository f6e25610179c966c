import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { filePath, isKeptName } from '../database/file-rows';
import { countRows } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { privateAnswerHeaders } from '../html-document';
import { readPlainFile } from '../open-plain-file';

/** Bytes: far more than a kept file takes. */
const longestFile = 20 * 1024 * 1024;

/** A file of the library. Null when there is none of that name, or nobody uses it any more. */
export async function readKept(database: RequestDatabase, name: string): Promise<Buffer | null> {
  if (!isKeptName(name) || countRows(database, 'uses WHERE file = ?', name) === 0) return null;
  return readPlainFile(filePath(database, name), longestFile).catch(() => null);
}

/**
 * Sends a file of the library. Opened as a document, it may do nothing; a PDF is a download only, since a browser that
 * showed it would run what is in it. Its name is its content: a browser loads it once.
 */
export function sendKept(response: ServerResponse, name: string, content: Buffer): void {
  const isPdf = name.endsWith('.pdf');
  const headers: OutgoingHttpHeaders = {
    ...privateAnswerHeaders,
    'Content-Type': isPdf ? 'application/pdf' : 'image/jpeg',
    'Content-Length': content.length,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Cache-Control': 'private, max-age=86400',
    ...(isPdf && { 'Content-Disposition': 'attachment; filename="attestation.pdf"' }),
  };
  response.writeHead(200, headers).end(content);
}

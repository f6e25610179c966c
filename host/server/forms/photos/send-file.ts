import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { filePath, isKeptName } from '../database/file-rows';
import { countRows, type RequestDatabase } from '../database/open-database';
import { privateAnswerHeaders } from '../html-document';
import { readPlainFile } from '../synced-files';

/** Maximum size of a file in bytes. The largest files are PDFs of 5 MB. */
const longestFile = 20 * 1024 * 1024;

/** Reads a file from the folder `files`. Returns null if the file does not exist or is unused. */
export async function readKept(database: RequestDatabase, name: string): Promise<Buffer | null> {
  if (!isKeptName(name) || countRows(database, 'uses WHERE file = ?', name) === 0) return null;
  return readPlainFile(filePath(database, name), longestFile).catch(() => null);
}

/**
 * Sends a file with a content security policy that allows nothing. A PDF is always a download, because a browser that
 * displays it runs its scripts. Other content has another name, so the browser may cache the file.
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

import { privateAnswerHeaders } from '../requests/html-document';
import { sendGone } from './send-site-view';
import { readSiteFile } from './site-folder';
import type { SiteParts } from './site-parts';
import type { Visit } from '../requests/owner/visit';

/** Sends a thumbnail of a photograph that a draft uses. The photograph was re-encoded, so decoding it here is safe. */
export async function sendThumbnail({ database }: SiteParts, visit: Visit, name: string): Promise<void> {
  const content = await readSiteFile(database, name);
  if (!content) return sendGone(visit);
  const { default: sharp } = await import('sharp');
  const size = { width: 320, height: 320, fit: 'inside', withoutEnlargement: true } as const;
  sendSiteFile(visit, name, await sharp(content).resize(size).jpeg({ quality: 68 }).toBuffer());
}

/** Sends a photograph or the certificate whole. */
export async function sendFile({ database }: SiteParts, visit: Visit, name: string): Promise<void> {
  const content = await readSiteFile(database, name);
  if (content) sendSiteFile(visit, name, content);
  else sendGone(visit);
}

/**
 * Sends a file with a content security policy that allows nothing. A PDF is always a download, because a browser that
 * displays it runs its scripts. Other content has another name, so the browser may cache the file.
 */
function sendSiteFile({ reply }: Visit, name: string, content: Buffer): void {
  const isPdf = name.endsWith('.pdf');
  if (isPdf) reply.header('Content-Disposition', 'attachment; filename="attestation.pdf"');
  reply
    .headers({ ...privateAnswerHeaders, 'Cache-Control': 'private, max-age=86400' })
    .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .type(isPdf ? 'application/pdf' : 'image/jpeg')
    .send(content);
}

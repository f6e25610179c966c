import { stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorMessage } from '../../../delivery/error-code';
import type { RequestDatabase } from '../../forms/database/open-database';
import { isOwnHost, type OwnerAccess } from '../../forms/owner/owner-access';
import { ownerDoor } from '../../forms/owner/owner-door';
import { sendNotice } from '../../forms/owner/send-page';
import { ownerTexts } from '../../forms/content/owner-texts';
import { createSiteServer } from '../../site-server';
import { siteTexts } from '../content/site-texts';

type PreviewOptions = {
  access: OwnerAccess;
  database: RequestDatabase;
  /** Folder of the composed preview. */
  siteDir: string;
  now: () => Date;
  log: (message: string) => void;
};

/**
 * Serves the preview on a separate port, so that its pages have the same paths as on the live site. Requires a session.
 * The session cookie is also sent to this port, because cookies ignore ports.
 */
export function previewPage({ access, siteDir, log, ...parts }: PreviewOptions): RequestListener {
  const door = ownerDoor({ access, ...parts });
  const forms = { owns: () => false, handle: async () => undefined };
  const site = createSiteServer({ siteDir, forms, log });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (!isOwnHost(request.headers.host, access) || request.headers['sec-fetch-site'] === 'cross-site')
      return sendNotice(response, 403, ownerTexts.refused);
    if (!door.isOpenTo(request)) return sendNotice(response, 401, siteTexts.previewClosed);
    const isThere = await stat(siteDir).catch(() => null);
    if (!isThere) return sendNotice(response, 404, siteTexts.previewNone);
    site.handle(request, response);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log(`The preview failed: ${errorMessage(error)}`);
      response.destroy();
    });
  };
}

import { stat } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { isOwnHost, type OwnerAccess } from '../../forms/owner/owner-access';
import { sendNotice } from '../../forms/owner/send-page';
import { isOpenTo, ownerDoors } from '../../forms/owner/sign-in';
import { ownerTexts } from '../../forms/content/owner-texts';
import { localSite } from '../../site-server';
import { siteTexts } from '../content/site-texts';

type PreviewOptions = {
  access: OwnerAccess;
  /** Folder of the composed preview. */
  siteDir: string;
  now: () => Date;
  log: (message: string) => void;
};

/**
 * Serves the preview on a separate port, so that its pages have the same paths as on the live site. Requires a session.
 * The session cookie is also sent to this port, because cookies ignore ports.
 */
export function previewPage({ access, siteDir, now, log }: PreviewOptions): FastifyPluginAsync {
  return async (app) => {
    const doors = ownerDoors(access, now);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('Cross-Origin-Resource-Policy', 'same-origin');
      reply.header('X-Robots-Tag', 'noindex, nofollow');
      if (!isOwnHost(request.headers.host, access) || request.headers['sec-fetch-site'] === 'cross-site')
        return sendNotice(reply, 403, ownerTexts.refused);
      if (!isOpenTo(request, reply, doors)) return sendNotice(reply, 401, siteTexts.previewClosed);
      const isThere = await stat(siteDir).catch(() => null);
      if (!isThere) return sendNotice(reply, 404, siteTexts.previewNone);
      return undefined;
    });
    await app.register(localSite, { siteDir, log });
  };
}

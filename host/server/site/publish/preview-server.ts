import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Signer } from '@fastify/cookie';
import type { FastifyPluginAsync } from 'fastify';
import { isBehindTls, isOwnHost } from '../../requests/owner/owner-access';
import { sendNotice } from '../../requests/owner/send-page';
import { ownerTexts } from '../../requests/content/owner-texts';
import { localSite } from '../../site-server';
import { siteTexts } from '../content/site-texts';

type PreviewOptions = {
  /** Host name of the preview behind nginx, or null. */
  name: string | null;
  /** Folder of the composed preview. */
  siteDir: string;
  now: () => Date;
  log: (message: string) => void;
};

type Preview = {
  /** Returns a path that opens the preview once, within a minute. */
  link: () => string;
  page: FastifyPluginAsync;
};

/** URL path of the owner's pages at which the preview is made and opened. */
export const previewPath = '/site/apercu';

/** Seconds for which a browser may see the preview. */
const longestVisit = 24 * 60 * 60;
const longestLink = 60_000;

/**
 * Serves the preview at a host or port of its own, so that its pages have the same paths as on the live site. A one-time
 * link from the owner's page sets a cookie that opens nothing else.
 */
export function sitePreview({ name, siteDir, now, log }: PreviewOptions): Preview {
  const access = { password: null, name };
  const signer = new Signer(randomBytes(32));
  let link = { key: '', end: 0 };

  /** Whether the key is that of the last link. A key is used up by the first request. */
  function isLink(key: string | null): boolean {
    const isValid = key !== null && key === link.key && now().getTime() < link.end;
    if (isValid) link = { key: '', end: 0 };
    return isValid;
  }

  function isOpen(cookies = ''): boolean {
    const [, sent = ''] = /(?:^|;\s*)rth-apercu=([\w.+/]+)/.exec(cookies) ?? [];
    const { valid, value } = signer.unsign(sent);
    return valid && Number(value) > now().getTime();
  }

  const page: FastifyPluginAsync = async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const { host, cookie } = request.headers;
      reply.header('Cross-Origin-Resource-Policy', 'same-origin');
      reply.header('X-Robots-Tag', 'noindex, nofollow');
      if (!isOwnHost(host, access)) return sendNotice(reply, 403, ownerTexts.refused);
      const [path = '/', query] = request.url.split('?');
      if (isLink(new URLSearchParams(query).get('cle'))) {
        const value = signer.sign(String(now().getTime() + longestVisit * 1_000));
        const secure = isBehindTls(host, access) ? '; Secure' : '';
        const attributes = `Max-Age=${longestVisit}; Path=/; HttpOnly; SameSite=Lax${secure}`;
        return reply.header('Set-Cookie', `rth-apercu=${value}; ${attributes}`).redirect(path, 303);
      }
      if (!isOpen(cookie)) return sendNotice(reply, 401, siteTexts.previewClosed);
      if (!(await stat(siteDir).catch(() => null))) return sendNotice(reply, 404, siteTexts.previewNone);
      return undefined;
    });
    await app.register(localSite, { siteDir, log });
  };

  return {
    link() {
      link = { key: randomBytes(32).toString('hex'), end: now().getTime() + longestLink };
      return `/?cle=${link.key}`;
    },
    page,
  };
}

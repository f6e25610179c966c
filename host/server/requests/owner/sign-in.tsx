import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientKeyOf } from '../client';
import { signInTexts } from '../content/sign-in-texts';
import { appPaths, sendDocument } from '../html-document';
import { postedFields } from '../posted-fields';
import { isBehindTls, type OwnerAccess } from './owner-access';

export const signInPath = '/connexion';
export const signOutPath = '/deconnexion';
const cookieName = 'rth-session';
const day = 24 * 60 * 60;
/** Seconds from the last visit to the end of a session. */
const longestSession = 30 * day;

/** Who may enter: `signer` is null without a password. */
export type Doors = { access: OwnerAccess; now: () => Date; signer: Signer | null };

/**
 * Prepares signed cookies. The key is derived from the password, so a new password ends every session. scrypt is slow,
 * so an attacker with a cookie cannot try many passwords.
 */
export function ownerDoors(access: OwnerAccess, now: () => Date): Doors {
  const { password } = access;
  const signer = password === null ? null : new Signer(scryptSync(password, 'owner session', 32));
  return { access, now, signer };
}

/** Begins a session: the cookie holds its end. */
function begin(reply: FastifyReply, { access, now, signer }: Doors): void {
  const end = now().getTime() + longestSession * 1_000;
  const value = signer?.sign(String(end)) ?? '';
  const secure = isBehindTls(reply.request.headers.host, access) ? '; Secure' : '';
  const attributes = `Max-Age=${longestSession}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  reply.header('Set-Cookie', `${cookieName}=${value}; ${attributes}`);
}

/** Whether the browser has access. A session that is older than a day is extended. */
export function isOpenTo({ headers }: FastifyRequest, reply: FastifyReply, doors: Doors): boolean {
  if (doors.signer === null) return true;
  const [, cookie = ''] = /(?:^|;\s*)rth-session=([\w.+/]+)/.exec(headers.cookie ?? '') ?? [];
  const { valid, value } = doors.signer.unsign(cookie);
  const left = valid ? (Number(value) - doors.now().getTime()) / 1_000 : 0;
  if (left > 0 && left < longestSession - day) begin(reply, doors);
  return left > 0;
}

/** Returns a hash, because `timingSafeEqual` requires values of equal length. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Adds the form that begins a session and the button that ends it. Ten passwords are allowed in ten minutes. */
export async function signInRoutes(
  app: FastifyInstance,
  { tradeName, ...doors }: Doors & { tradeName: string },
): Promise<void> {
  const { access } = doors;
  await app.register(rateLimit, {
    global: false,
    // `X-Forwarded-For` can only be trusted if nginx has set it.
    keyGenerator: ({ raw, headers }) => clientKeyOf(raw, isBehindTls(headers.host, access)),
  });
  const limit = app.createRateLimit({ max: 10, timeWindow: 600_000 });
  app.post(signInPath, async (request, reply) => {
    const sent = postedFields(request);
    const page = { tradeName, target: safeTarget(sent?.get('vers')) };
    const tries = await limit(request);
    if (!tries.isAllowed && tries.isExceeded)
      return sendSignIn(reply, 429, { ...page, error: signInTexts.tooMany });
    const given = digest(sent?.get('mot-de-passe') ?? '');
    if (access.password !== null && !timingSafeEqual(given, digest(access.password)))
      return sendSignIn(reply, 401, { ...page, error: signInTexts.wrong });
    begin(reply, doors);
    return reply.redirect(page.target, 303);
  });
  app.post(signOutPath, (_request, reply) =>
    reply.header('Set-Cookie', `${cookieName}=; Max-Age=0; Path=/`).redirect(signInPath, 303),
  );
}

/** Returns the target if it is a short path of this server, or else `/`. */
export function safeTarget(target: string | null | undefined): string {
  return target && /^\/(?![/\\])[\w/?=&.%-]{0,200}$/.test(target) && target !== signInPath ? target : '/';
}

type SignIn = { tradeName: string; target: string; error?: string };

/** Sends the page that asks for the password. */
export function sendSignIn(reply: FastifyReply, status: number, page: SignIn): FastifyReply {
  const { tradeName, target, error } = page;
  return sendDocument(
    reply,
    { status, title: signInTexts.title, hasForm: true, isApp: true },
    <>
      <p className="brand">
        <img src={appPaths.icon} alt="" width="48" height="48" />
        {tradeName}
      </p>
      <form method="post" action={signInPath} className="card">
        <h1>{signInTexts.title}</h1>
        {error && (
          <p role="alert" id="erreur" className="notice">
            {error}
          </p>
        )}
        <input type="hidden" name="vers" value={target} />
        {/* iPhones and password managers fill in no password that was saved without a user name. */}
        <input name="nom" autoComplete="username" defaultValue={tradeName} hidden />
        <label htmlFor="mot-de-passe">{signInTexts.password}</label>
        <input
          type="password"
          id="mot-de-passe"
          name="mot-de-passe"
          autoComplete="current-password"
          required
          {...(error && { 'aria-describedby': 'erreur', 'aria-invalid': true })}
        />
        <button type="submit">{signInTexts.signIn}</button>
      </form>
    </>,
  );
}

import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientKeyOf } from '../client';
import { signInTexts } from '../content/sign-in-texts';
import { postedFields } from '../form-body';
import { sendDocument } from '../html-document';
import { isBehindTls, type OwnerAccess } from './owner-access';

export const signInPath = '/connexion';
export const signOutPath = '/deconnexion';
const cookieName = 'rth-session';
/** Seconds from the last visit to the end of a session. */
const longestSession = 30 * 24 * 60 * 60;

/** Who may enter, and the name of the business for the page that asks for the password. */
export type Doors = { access: OwnerAccess; now: () => Date; tradeName: string; signer: Signer };

/** Returns the signer of cookies. Its key comes from the password by the slow scrypt, so a new password ends every session. */
export const sessionSigner = ({ password }: OwnerAccess) =>
  new Signer(scryptSync(password ?? '', 'owner session', 32));

/** Begins a session: the cookie holds its end. */
function begin(reply: FastifyReply, { access, now, signer }: Doors): void {
  const value = signer.sign(String(now().getTime() + longestSession * 1_000));
  const secure = isBehindTls(reply.request.headers.host, access) ? '; Secure' : '';
  const attributes = `Max-Age=${longestSession}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  reply.header('Set-Cookie', `${cookieName}=${value}; ${attributes}`);
}

/** Whether the browser has access. A session older than a day or two is extended. */
export function isOpenTo({ headers }: FastifyRequest, reply: FastifyReply, doors: Doors): boolean {
  if (doors.access.password === null) return true;
  const [, cookie = ''] = /(?:^|;\s*)rth-session=([\w.+/]+)/.exec(headers.cookie ?? '') ?? [];
  const { valid, value } = doors.signer.unsign(cookie);
  const left = valid ? (Number(value) - doors.now().getTime()) / 1_000 : 0;
  if (left > 0 && left < 0.95 * longestSession) begin(reply, doors);
  return left > 0;
}

/** Returns a hash, because `timingSafeEqual` requires values of equal length. */
const digest = (text?: string | null) =>
  createHash('sha256')
    .update(text ?? '')
    .digest();

/** Adds the form that begins a session, for ten passwords in ten minutes, and the button that ends it. */
export async function addSignIn(app: FastifyInstance, doors: Doors): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limit = app.createRateLimit({ max: 10, timeWindow: 600_000, keyGenerator: clientKeyOf });
  app.post(signInPath, async (request, reply) => {
    const sent = postedFields(request);
    const target = safeTarget(sent?.get('vers'));
    const { isExceeded } = { isExceeded: false, ...(await limit(request)) };
    if (isExceeded) return sendSignIn(reply, 429, doors, target, signInTexts.tooMany);
    const isRight = timingSafeEqual(digest(sent?.get('mot-de-passe')), digest(doors.access.password));
    if (!isRight) return sendSignIn(reply, 401, doors, target, signInTexts.wrong);
    begin(reply, doors);
    return reply.redirect(target, 303);
  });
  app.post(signOutPath, (_request, reply) =>
    reply.header('Set-Cookie', `${cookieName}=; Max-Age=0; Path=/`).redirect(signInPath, 303),
  );
}

/** Returns the target if it is a short path of this server, or else `/`. */
export function safeTarget(target: string | null | undefined): string {
  return target && /^\/(?![/\\])[\w/?=&.%-]{0,200}$/.test(target) && target !== signInPath ? target : '/';
}

/** Sends the page that asks for the password. */
export function sendSignIn(reply: FastifyReply, status: number, doors: Doors, target: string, error = '') {
  return sendDocument(
    reply,
    { status, title: signInTexts.title, isApp: true },
    <>
      <form method="post" action={signInPath} className="card">
        <h1>{signInTexts.title}</h1>
        <p id="erreur" className="error" hidden={!error}>
          {error}
        </p>
        <input type="hidden" name="vers" value={target} />
        {/* iPhones and password managers fill in no password that was saved without a user name. */}
        <input name="nom" autoComplete="username" defaultValue={doors.tradeName} hidden />
        <label htmlFor="mot-de-passe">{signInTexts.password}</label>
        <input
          type="password"
          id="mot-de-passe"
          name="mot-de-passe"
          autoComplete="current-password"
          required
          aria-describedby="erreur"
          aria-invalid={error ? true : undefined}
        />
        <button type="submit">{signInTexts.signIn}</button>
      </form>
    </>,
  );
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { signInTexts } from '../content/sign-in-texts';
import type { RequestDatabase } from '../database/open-database';
import { redirectTo } from '../private-answers';
import { readSmallBody } from '../read-body';
import { senderOf } from '../sender';
import { isBehindTls, passwordJudge, type OwnerAccess } from './owner-access';
import { sendDocument } from '../html-document';
import { ownerSessions } from './sessions';

export const signInPath = '/connexion';
export const signOutPath = '/deconnexion';

type DoorOptions = { access: OwnerAccess; database: RequestDatabase; now: () => Date };

/** Bytes of a posted password. */
const longestPost = 4 * 1024;
/** Characters of an address to go on to. */
const longestTarget = 200;

export type OwnerDoor = ReturnType<typeof ownerDoor>;

/** Who is let in. Without a password everybody is who reaches the page: that is this machine alone. */
export function ownerDoor({ access, database, now }: DoorOptions) {
  const { password } = access;
  const judge = password === null ? null : passwordJudge(password, now);
  const sessions = ownerSessions(database, now, password);
  const comesByTls = ({ headers }: IncomingMessage) => isBehindTls(headers.host, access);

  return {
    hasPassword: judge !== null,
    isOpenTo: ({ headers }: IncomingMessage) => judge === null || sessions.isOpen(headers.cookie),
    /** Asks for the password. */
    ask: ({ method, url }: IncomingMessage, response: ServerResponse) =>
      sendSignIn(response, 401, { target: method === 'GET' ? safeTarget(url) : '/' }),
    async signIn(request: IncomingMessage, response: ServerResponse) {
      const sent = new URLSearchParams((await readSmallBody(request, longestPost)) ?? '');
      const target = safeTarget(sent.get('vers'));
      // The web server speaks for its visitors; nobody else does.
      const sender = senderOf(request, comesByTls(request));
      const verdict = judge ? judge(sent.get('mot-de-passe') ?? '', sender) : 'right';
      if (verdict === 'wrong') return sendSignIn(response, 401, { target, error: signInTexts.wrong });
      if (verdict === 'too-many') {
        response.setHeader('Retry-After', 600);
        return sendSignIn(response, 429, { target, error: signInTexts.tooMany });
      }
      redirectTo(response, target, { 'Set-Cookie': sessions.begin(comesByTls(request)) });
    },
    signOut: ({ headers }: IncomingMessage, response: ServerResponse) =>
      redirectTo(response, signInPath, { 'Set-Cookie': sessions.end(headers.cookie) }),
  };
}

/** An address of this page: never one of another site. */
function safeTarget(target: string | null | undefined): string {
  const isOwn = /^\/(?![/\\])[\w/?=&.%-]*$/.test(target ?? '') && (target ?? '').length <= longestTarget;
  return target && isOwn && target !== signInPath ? target : '/';
}

function sendSignIn(
  response: ServerResponse,
  status: number,
  { target, error }: { target: string; error?: string },
): void {
  sendDocument(
    response,
    { status, title: signInTexts.title, hasForm: true },
    <>
      <h1>{signInTexts.title}</h1>
      <form method="post" action={signInPath}>
        {error && (
          <p role="alert" id="erreur" className="notice">
            {error}
          </p>
        )}
        <input type="hidden" name="vers" value={target} />
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
      {/* The cookie does not come along with a link of another site, such as a mail read in a browser. */}
      <p>
        <a href={target}>{signInTexts.alreadyIn}</a>
      </p>
    </>,
  );
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { signInTexts } from '../content/sign-in-texts';
import type { RequestDatabase } from '../database/open-database';
import { sendDocument } from '../html-document';
import { redirectTo } from '../private-answers';
import { readSmallBody } from '../read-body';
import { isOwnPost, senderOf } from '../sender';
import { isBehindTls, passwordJudge, type OwnerAccess } from './owner-access';
import { longestPost } from './routes';
import { ownerSessions } from './sessions';

export const signInPath = '/connexion';
export const signOutPath = '/deconnexion';

type DoorOptions = {
  access: OwnerAccess;
  database: RequestDatabase;
  now: () => Date;
  /** Default: the real time. */
  pause?: (milliseconds: number) => Promise<unknown>;
};

/** A posted form in a field of another one, at most: each byte may be written as three, twice. */
const longestSignIn = 9 * longestPost;
/** Characters of an address to go on to. */
const longestTarget = 200;

/** A form that was posted without a session, to be handled once the owner has signed in. */
export type KeptPost = { target: string; body: string };

export type OwnerDoor = ReturnType<typeof ownerDoor>;

/** Who is let in. Without a password everybody is who reaches the page: that is this machine alone. */
export function ownerDoor({ access, database, now, pause }: DoorOptions) {
  const { password } = access;
  const judge = password === null ? null : passwordJudge(password, now, pause);
  const sessions = password === null ? null : ownerSessions(database, password, now);
  const comesByTls = ({ headers }: IncomingMessage) => isBehindTls(headers.host, access);

  return {
    /** Null without a password. */
    sessions,
    isOpenTo: ({ headers }: IncomingMessage) => !sessions || sessions.openOne(headers.cookie) !== null,
    /** Asks for the password. A form that was posted is kept in the page, and handled after that. */
    async ask(request: IncomingMessage, response: ServerResponse) {
      const { method, url, headers } = request;
      const isForm =
        method === 'POST' && isOwnPost(request) && /urlencoded/.test(headers['content-type'] ?? '');
      const body = isForm ? await readSmallBody(request, longestPost) : null;
      const isKept = body !== null && url !== signOutPath;
      sendSignIn(response, 401, {
        target: method === 'GET' || isKept ? safeTarget(url) : '/',
        ...(isKept && { body }),
      });
    },
    /** @returns the form to handle now; null when the request is answered. */
    async signIn(request: IncomingMessage, response: ServerResponse): Promise<KeptPost | null> {
      const sent = new URLSearchParams((await readSmallBody(request, longestSignIn)) ?? '');
      const { cookie, 'user-agent': agent = '' } = request.headers;
      const target = safeTarget(sent.get('vers'));
      const body = sent.get('saisie') ?? undefined;
      // The web server speaks for its visitors; nobody else does.
      const address = senderOf(request, comesByTls(request));
      const browser = sessions?.knownBrowser(cookie) ?? null;
      const verdict = judge ? await judge(sent.get('mot-de-passe') ?? '', { address, browser }) : 'right';
      if (verdict !== 'right') {
        if (verdict === 'too-many') response.setHeader('Retry-After', 600);
        const error = verdict === 'wrong' ? signInTexts.wrong : signInTexts.tooMany;
        sendSignIn(response, verdict === 'wrong' ? 401 : 429, { target, body, error });
        return null;
      }
      if (sessions) response.setHeader('Set-Cookie', sessions.begin(agent, comesByTls(request)));
      if (body !== undefined) return { target, body };
      redirectTo(response, target);
      return null;
    },
  };
}

/** An address of this page: never one of another site. */
function safeTarget(target: string | null | undefined): string {
  const isOwn = /^\/(?![/\\])[\w/?=&.%-]*$/.test(target ?? '') && (target ?? '').length <= longestTarget;
  return target && isOwn && target !== signInPath ? target : '/';
}

type SignIn = { target: string; body?: string | undefined; error?: string };

function sendSignIn(response: ServerResponse, status: number, { target, body, error }: SignIn): void {
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
        {body !== undefined && <p className="notice">{signInTexts.kept}</p>}
        <input type="hidden" name="vers" value={target} />
        {body !== undefined && <input type="hidden" name="saisie" value={body} />}
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

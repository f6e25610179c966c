import type { IncomingMessage, ServerResponse } from 'node:http';
import { signInTexts } from '../content/sign-in-texts';
import type { RequestDatabase } from '../database/open-database';
import { mayCarryFiles, readForm } from '../form-body';
import { appPaths, sendDocument } from '../html-document';
import { redirectTo } from '../private-answers';
import { clientKeyOf, isOwnPost, readSmallBody } from '../client';
import { isBehindTls, passwordJudge, type OwnerAccess } from './owner-access';
import { longestPost } from './routes';
import { ownerSessions } from './sessions';

export const signInPath = '/connexion';
export const signOutPath = '/deconnexion';

type DoorOptions = {
  access: OwnerAccess;
  database: RequestDatabase;
  now: () => Date;
  /** Name beside the logo of the sign-in page. The preview omits it, because it has no sign-in page. */
  tradeName?: string;
  /** Default: a real delay. */
  pause?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Maximum bytes of the sign-in form. One field may contain an earlier form that is URL-encoded twice, and each encoding
 * at most triples the size.
 */
const longestSignIn = 9 * longestPost;
/** Maximum length of the path to open after sign-in, in characters. */
const longestTarget = 200;

/** A form that was posted without a session and is kept until the owner signs in. */
type KeptPost = { target: string; body: string };

export type OwnerDoor = ReturnType<typeof ownerDoor>;

/** Controls access by password and session. If no password is set, every browser on this machine has access. */
export function ownerDoor({ access, database, now, pause, tradeName = '' }: DoorOptions) {
  const { password } = access;
  const judge = password === null ? null : passwordJudge(password, now, pause);
  const sessions = password === null ? null : ownerSessions(database, password, now);
  const comesByTls = ({ headers }: IncomingMessage) => isBehindTls(headers.host, access);

  return {
    /** Null if no password is set. */
    sessions,
    isOpenTo: ({ headers }: IncomingMessage) => !sessions || sessions.openOne(headers.cookie) !== null,
    /** Sends the sign-in page, with a posted form in a hidden field. */
    async ask(request: IncomingMessage, response: ServerResponse) {
      const { method, url } = request;
      const body = method === 'POST' && isOwnPost(request) ? await postedTexts(request) : null;
      const isKept = body !== null && url !== signOutPath;
      sendSignIn(response, 401, {
        tradeName,
        target: method === 'GET' || isKept ? safeTarget(url) : '/',
        ...(isKept && { body }),
      });
    },
    /** Checks the password and opens a session. @returns the kept form, or null if the response has been sent. */
    async signIn(request: IncomingMessage, response: ServerResponse): Promise<KeptPost | null> {
      const sent = new URLSearchParams((await readSmallBody(request, longestSignIn)) ?? '');
      const { cookie, 'user-agent': agent = '' } = request.headers;
      const target = safeTarget(sent.get('vers'));
      const body = sent.get('saisie') ?? undefined;
      // `X-Forwarded-For` can only be trusted if nginx has set it.
      const address = clientKeyOf(request, comesByTls(request));
      const browser = sessions?.knownBrowser(cookie) ?? null;
      const verdict = judge ? await judge(sent.get('mot-de-passe') ?? '', { address, browser }) : 'right';
      if (verdict !== 'right') {
        if (verdict === 'too-many') response.setHeader('Retry-After', 600);
        const error = verdict === 'wrong' ? signInTexts.wrong : signInTexts.tooMany;
        sendSignIn(response, verdict === 'wrong' ? 401 : 429, { tradeName, target, body, error });
        return null;
      }
      if (sessions) response.setHeader('Set-Cookie', sessions.begin(agent, comesByTls(request)));
      if (body !== undefined) return { target, body };
      redirectTo(response, target);
      return null;
    },
  };
}

/** Returns the fields of a form, URL-encoded, or null if a URL-encoded body is too long or the body is not a form. */
async function postedTexts(request: IncomingMessage): Promise<string | null> {
  const type = request.headers['content-type'] ?? '';
  if (/urlencoded/.test(type)) return readSmallBody(request, longestPost);
  if (!mayCarryFiles(type)) return null;
  const { fields } = await readForm(request, {
    limits: {
      ...{ body: Infinity, text: longestPost, fields: 600, fieldName: 64, fieldValue: 8_192 },
      ...{ file: 0, files: 0 },
    },
    uploads: { folder: '', spared: 0 },
  });
  return new URLSearchParams([...fields]).toString();
}

/** Returns the target if it is a path of this server, or else `/`. */
function safeTarget(target: string | null | undefined): string {
  const isOwn = /^\/(?![/\\])[\w/?=&.%-]*$/.test(target ?? '') && (target ?? '').length <= longestTarget;
  return target && isOwn && target !== signInPath ? target : '/';
}

type SignIn = { tradeName: string; target: string; body?: string | undefined; error?: string };

function sendSignIn(
  response: ServerResponse,
  status: number,
  { tradeName, target, body, error }: SignIn,
): void {
  sendDocument(
    response,
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

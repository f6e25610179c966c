import { signInTexts } from '../content/sign-in-texts';
import { readableText } from '../foreign-text';
import { momentInWords } from './moment-in-words';
import type { OwnersDesk, Visit } from './owner-desk';
import { signInPath, signOutPath, type OwnerDoor } from './owner-door';
import { fieldsSent, type Answers } from './routes';
import { ActionButton, more, sendView } from './send-page';

const path = '/connexions';

/**
 * Names of browsers by their token in `User-Agent`. The order matters because the header of Edge also contains Chrome
 * and Safari.
 */
const browsers = {
  Edg: 'Edge',
  Firefox: 'Firefox',
  FxiOS: 'Firefox',
  Chrome: 'Chrome',
  CriOS: 'Chrome',
  Safari: 'Safari',
};
const systems = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  Macintosh: 'Mac',
  Linux: 'Linux',
};
const nameIn = (agent: string, names: Readonly<Record<string, string>>) =>
  Object.entries(names).find(([sign]) => agent.includes(sign))?.[1];

/** Returns the browser and the system in words, or the `User-Agent` header if either is unknown. */
function deviceInWords(agent: string): string {
  const [browser, system] = [nameIn(agent, browsers), nameIn(agent, systems)];
  return browser && system ? signInTexts.device(browser, system) : readableText(agent);
}

/** Returns handlers that list and end the owner's sessions, or none if no password is set. */
export function sessionAnswers({ sessions }: OwnerDoor): Answers<OwnersDesk> {
  if (!sessions) return {};

  async function show(desk: OwnersDesk, visit: Visit): Promise<void> {
    const here = sessions?.openOne(visit.request.headers.cookie);
    await sendView(
      desk,
      visit,
      { heading: signInTexts.sessions, back: more },
      <>
        <p>{signInTexts.sessionsHint}</p>
        {sessions?.list().map(({ id, agent, begunAt, usedAt }) => (
          <article key={id}>
            <h2>{deviceInWords(agent)}</h2>
            <p>
              {`${signInTexts.sessionBegun(momentInWords(begunAt))}, ${signInTexts.sessionUsed(momentInWords(usedAt))}`}
              {id === here?.id && <strong>{` (${signInTexts.sessionHere})`}</strong>}
            </p>
            <ActionButton
              action={`${path}/fermer`}
              text={signInTexts.endSession}
              about={momentInWords(begunAt)}
              fields={[['session', String(id)]]}
            />
          </article>
        ))}
        <ActionButton action={`${path}/tout-fermer`} text={signInTexts.endAll} />
      </>,
    );
  }

  return {
    [`GET ${path}`]: show,
    [`POST ${path}/fermer`]: async (_desk, visit) => {
      sessions.end(Number((await fieldsSent(visit)).get('session')) || 0);
      return path;
    },
    [`POST ${path}/tout-fermer`]: () => {
      sessions.endAll();
      return signInPath;
    },
    [`POST ${signOutPath}`]: (_desk, { request }) => {
      const session = sessions.openOne(request.headers.cookie);
      if (session) sessions.end(session.id);
      return signInPath;
    },
  };
}

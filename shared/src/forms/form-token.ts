import { isOwnService, type FormDestination, type FormFields } from './submit-form';

/**
 * Gets a token, by which the form service knows when this form was begun. The token names no person and is
 * stored nowhere; a form without a token is sent too.
 */
export type FormToken = {
  /** Call it at each input; a token is asked for at the first. */
  touch: () => void;
  /** The field to send; empty when no token comes within three seconds. Each token is good for one try. */
  take: () => Promise<FormFields>;
};

/** Milliseconds. */
const longestUse = 12 * 3_600_000;
/** Milliseconds. */
const longestWait = 3_000;

/** An external form-forwarding service has no tokens, so it is never asked for one. */
export function createFormToken(destination: FormDestination): FormToken {
  let asked: { at: number; field: Promise<FormFields> } | undefined;

  const touch = () => {
    if (isOwnService(destination) && !(asked && Date.now() - asked.at < longestUse))
      asked = { at: Date.now(), field: askForToken(`${destination.formEndpoint}/token`) };
  };

  return {
    touch,
    take: async () => {
      touch();
      const taken = asked;
      asked = undefined;
      return (await taken?.field) ?? {};
    },
  };
}

/** Never rejects. */
async function askForToken(address: string): Promise<FormFields> {
  try {
    const answer = fetch(address).then((response) => response.json());
    const { token } = await Promise.race([answer, new Promise((give) => setTimeout(give, longestWait, {}))]);
    return token ? { _token: `${token}` } : {};
  } catch {
    return {};
  }
}

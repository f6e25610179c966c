import type { FormDestination, FormFields } from './submit-form';

/**
 * A word of the form service that this form was begun some time ago. It names nobody and is kept
 * nowhere; without it the form is sent all the same.
 */
export type FormToken = {
  /** When the visitor begins to fill in the form, and as often as he goes on. */
  touch: () => void;
  /** The field to send; none when there is no token within three seconds. Each is good for one try. */
  take: () => Promise<FormFields>;
};

const longestUse = 12 * 3_600_000;
const longestWait = 3_000;

/** An external form-forwarding service has no tokens, so it is never asked for one. */
export function createFormToken({ formEndpoint }: FormDestination): FormToken {
  let asked: { at: number; field: Promise<FormFields> } | undefined;

  const touch = () => {
    if (formEndpoint.startsWith('/') && !(asked && Date.now() - asked.at < longestUse))
      asked = { at: Date.now(), field: askForToken(`${formEndpoint}/token`) };
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

import { ownersPageForEach, quietMail } from '../../testing/owners-page-server';
import { completeAnswers } from './answers';
import { checksOf } from './checks';

const page = ownersPageForEach();
const reference = 'RTH-20261121-ABC234';
/** nginx passes the owner's page on; here it is asked directly, and has no password. */
jest.mock('./ask', () => ({
  families: { IPv4: '127.0.0.1', IPv6: '::1' },
  signIn: () => Promise.resolve({ status: 303, cookie: '' }),
  ask: ({ path }: { path: string }) => page.get(path),
  postForm: () => Promise.resolve({ status: 303, headers: { location: `/merci?ref=${reference}` } }),
}));

const given = {
  SITE_NAME: 'www.atelier.fr',
  BUSINESS_EMAIL: 'contact@atelier.fr',
  OWNER_PASSWORD: 'un long mot de passe',
};

describe('the checks of a first installation', () => {
  const checkOf = async (wanted: string, url = 'smtps://user:password@mail.example:465') => {
    const answers = await completeAnswers({ ...given, SMTP_URL: url }, null);
    return checksOf(answers, true).find(({ name }) => name === wanted);
  };

  it('find the test form in the list of requests, not in the search field alone', async () => {
    const check = await checkOf('form');
    await expect(check?.look()).rejects.toThrow('the owner does not see it');

    page.keep({ reference });
    await expect(check?.look()).resolves.toContain(reference);
  });

  it('wait until the mail server has taken the test form, and quote its refusal', async () => {
    const check = await checkOf('mail');
    await expect(check?.look()).resolves.toBe('the form was sent to contact@atelier.fr');

    page.mailQueue.status.mockReturnValue({ ...quietMail, waiting: 1 });
    await expect(check?.look()).rejects.toThrow('not sent yet');

    page.mailQueue.status.mockReturnValue({ ...quietMail, refused: 1, trouble: '553 Sender not owned' });
    await expect(check?.look()).rejects.toThrow(/^553 Sender not owned → the account of SMTP_URL must/);
  });

  it('ask for no mail where no mail server is set up', async () => {
    expect(await checkOf('mail', '')).toBeUndefined();
  });
});

import { startServer } from '../../start-server';
import { startMailServer } from '../../testing/mail-server';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { temporaryFolder } from '../../testing/sample-site';
import { ajaxTarget } from '../../testing/running-form-service';
import { sendRequest, urlencoded } from '../../testing/send-request';
import { until } from '../../testing/until';
import { defaultRetry } from '../mail/mail-settings';

/** Sends a form to a whole form service; tells what the mail and the public port say of it. */
async function journey(linkSecret: string | null) {
  const folder = await temporaryFolder();
  const mailServer = await startMailServer();
  const server = await startServer({
    identity: sampleIdentity,
    spoolDir: folder.path,
    ...{ siteDir: null, port: 0 },
    // This form is not filled in as the site's page does it.
    forms: { linkSecret, quarantineScore: Infinity },
    mail: { url: mailServer.url, from: 'site@site.example', to: null, retry: defaultRetry, linkSecret },
    log: () => undefined,
  });
  const form = urlencoded({ Nom: 'Durand', Téléphone: '06 39 98 12 34', Email: 'zoe@maison.example' });
  await sendRequest(server.siteUrl, { method: 'POST', path: ajaxTarget, ...form });
  const mail = await until(() => mailServer.received[0]?.text);

  return {
    mail,
    get: (path: string) => sendRequest(server.siteUrl, { path }),
    async close() {
      await server.close();
      await mailServer.close();
      await folder.remove();
    },
  };
}

// The whole service starts here, and its threads compile what they run.
describe('the way from the mail to the request', () => {
  it('is one link, where there is a secret to sign it', async () => {
    const { mail, get, close } = await journey('a secret of more than 32 characters');
    const [, path = ''] = /https:\/\/www\.site\.example(\/suivi\/\S+)/.exec(mail) ?? [];

    expect((await get(path)).text).toContain('Durand');
    expect((await get('/suivi/other')).status).toBe(404);
    await close();
  });

  it('does not exist without one', async () => {
    const { mail, get, close } = await journey(null);

    expect(mail).not.toContain('/suivi/');
    expect((await get('/suivi/other')).status).toBe(404);
    await close();
  });
});

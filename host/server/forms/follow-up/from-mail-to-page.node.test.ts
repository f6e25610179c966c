import { startServer } from '../../start-server';
import { startMailServer } from '../../testing/mail-server';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { temporaryFolder } from '../../testing/sample-site';
import { ajaxTarget } from '../../testing/running-form-service';
import { sendRequest, urlencoded } from '../../testing/send-request';
import { until } from '../../testing/until';
import { defaultRetry } from '../mail/mail-settings';

// The whole service starts here, and its threads compile what they run.
it('the way from the mail to the request is one link', async () => {
  const folder = await temporaryFolder();
  const mailServer = await startMailServer();
  const server = await startServer({
    identity: sampleIdentity,
    spoolDir: folder.path,
    ...{ siteDir: null, port: 0 },
    mail: { url: mailServer.url, from: 'site@site.example', to: 'artisan@site.example', retry: defaultRetry },
    log: () => undefined,
  });
  const form = urlencoded({ Nom: 'Durand', Téléphone: '06 39 98 12 34', Email: 'zoe@maison.example' });
  await sendRequest(server.siteUrl, { method: 'POST', path: ajaxTarget, ...form });
  const mail = await until(() => mailServer.received[0]?.text);
  const [, path = ''] = /https:\/\/www\.site\.example(\/suivi\/\S+)/.exec(mail) ?? [];

  expect((await sendRequest(server.siteUrl, { path })).text).toContain('Durand');
  expect((await sendRequest(server.siteUrl, { path: '/suivi/other' })).status).toBe(404);
  await server.close();
  await mailServer.close();
  await folder.remove();
});

import type { RequestListener } from 'node:http';
import { setPriority } from 'node:os';
import { errorMessage } from './error-code';
import { defaultFormsPort, portFromEnvironment } from './port';
import { readIdentity } from './identity/read-identity';
import { publishedSite } from './owner-site/start-owner-site';
import { receivedFolder } from './received-folder';
import { openDesk } from './forms/desk';
import { formsEnvironment, ownerAccess, spoolFolder } from './forms/forms-environment';
import { startListening, type ListeningServer } from './listening-server';
import { runProcess } from './stop-on-signal';

/** Of 19, where 19 is the lowest priority: pages and forms go first when the machine is busy. */
const afterVisitors = 10;

/** The process of the owner: shows requests, mails them and, in the end, forgets them. */
runProcess(async () => {
  setPriority(afterVisitors);
  const identity = await readIdentity();
  const access = ownerAccess(process.env);
  const { mail, pingUrl, backup, retentionYears } = formsEnvironment(process.env, identity.email);
  const ownerPort = portFromEnvironment(defaultFormsPort + 1, 'RTH_OWNER_PORT');
  let show: (page: RequestListener) => void = () => undefined;
  const page = new Promise<RequestListener>((resolve) => (show = resolve));
  // First of all: a second desk that is started by mistake ends here, before it has mailed anything.
  const listener = await startListening({
    handle: (request, response) => void page.then((answer) => answer(request, response)),
    port: ownerPort,
    host: access.host,
    purpose: 'the page of received requests',
    remedy: 'Stop the program that uses it, or choose another one with RTH_OWNER_PORT.',
  });
  const previewPort = portFromEnvironment(ownerPort === 0 ? 0 : ownerPort + 1, 'RTH_PREVIEW_PORT');
  let preview: ListeningServer | null = null;
  const desk = await openDesk({
    ownerSite: publishedSite({
      port: () => preview?.port ?? previewPort,
      address: process.env.RTH_PREVIEW_ADDRESS,
    }),
    mail,
    pingUrl,
    backup,
    retentionYears,
    identity,
    spoolDir: spoolFolder(process.env, receivedFolder()),
    access,
    log: console.log,
  }).catch(async (error: unknown) => {
    await listener.close();
    throw error;
  });
  show(desk.ownersPage);
  // Whatever has its port, requests come first.
  preview = await startListening({
    handle: desk.preview,
    port: previewPort,
    host: access.host,
    purpose: 'the preview of the site',
    remedy: 'Stop the program that uses it, or choose another one with RTH_PREVIEW_PORT.',
  }).catch((error: unknown) => {
    console.error(errorMessage(error));
    return null;
  });
  console.log(`Requests received: ${listener.url}`);
  return () => desk.stop(async () => void (await Promise.all([listener.close(), preview?.close()])));
});

import type { FastifyInstance } from 'fastify';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { browserErrors } from './browser-errors';
import { openRequestFolder, type ServiceParts } from './requests/database/open-database';
import { heartbeat } from './requests/health/heartbeat';
import { problemWatch } from './requests/health/problems';
import { startMailLoop, type MailSettings } from './requests/mail/mail-loop';
import { mailSending } from './requests/mail/mail-sending';
import { morningRound } from './requests/mail/morning-mail';
import type { MailParts } from './requests/mail/request-mail';
import { smtpSender } from './requests/mail/smtp-sender';
import { loopbackOnly, type OwnerAccess } from './requests/owner/owner-access';
import { ownersPage } from './requests/owner/owners-page';
import { decoder } from './requests/photos/decoder';
import { preparePhotos } from './requests/photos/prepare-photos';
import { startPoll, type Poll } from './requests/poll';
import { receiveForms } from './requests/receive-forms';
import { retentionRound } from './requests/retention';
import { closeApp, createApp, listenApp } from './listen-app';
import { runContentJob } from './site/publish/run-content-job';
import { startOwnerSite } from './site/start-owner-site';
import { portAfter } from '../delivery/port';
import { localSite } from './site-server';

export type StartServerOptions = {
  identity: Identity;
  /** Folder of requests. Created if it does not exist. */
  spoolDir: string;
  /** A composed folder, or the symlink to the current one, served with the forms. */
  siteDir: string;
  /** Port of the site and its forms. The owner's page and the preview have the next two. 0 selects any free ports. */
  port: number;
  /** URL under which a web server proxies the preview. Default: none. */
  previewAddress?: string | undefined;
  /** Whether the owner can preview and publish the site. Default: false. */
  isPublishedHere?: boolean;
  /** Access to the owner's page. Default: every user of this machine. */
  access?: OwnerAccess;
  /** Returns the identity that visitors see now. Default: `identity`. */
  live?: () => Promise<Identity>;
  /** Null disables mail. */
  mail?: MailSettings | null;
  /** URL to request every minute while there is no problem. Default: none. */
  pingUrl?: string | null;
  backupStamp?: string | null;
  certificateName?: string | null;
  log: (message: string) => void;
};

export type RunningServer = { siteUrl: string; receivedUrl: string; close(): Promise<void> };

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Runs the form service, the owner's page, the preview and, on a developer's machine, the site in one process. The same
 * program runs in tests, with `npm start` and on a server.
 */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { identity, spoolDir, siteDir, port, access = loopbackOnly, mail = null, log } = options;
  const { live = async () => identity, isPublishedHere = false } = options;
  const { pingUrl = null, backupStamp = null, certificateName = null } = options;
  const parts: ServiceParts = { database: openRequestFolder(spoolDir, log), now: () => new Date(), log };
  const oneDecoder = decoder(log);
  const page = access.name ? `https://${access.name}` : null;
  const mailer = mail && startMailer(mail, { ...parts, decoder: oneDecoder, identity, page });
  const watch = problemWatch({ ...parts, mail: mailer && mailer.loop, backupStamp, certificateName });
  await watch.round();

  const apps = { visitors: createApp(), owner: createApp(), preview: createApp() };
  const receivedPort = portAfter(port);
  let previewPort = portAfter(receivedPort);
  const ownerSite = await startOwnerSite({
    ...parts,
    access,
    siteDir,
    run: runContentJob,
    decoder: oneDecoder,
    preview: isPublishedHere ? { port: () => previewPort, address: options.previewAddress } : null,
  });
  const polls: Poll[] = [];
  const repeat = (work: () => void | Promise<void>, pause: number, failure: string) =>
    polls.push(startPoll({ work, pause, failure, log }));

  async function close(): Promise<void> {
    await oneDecoder.stop();
    // Requests in progress still use the database, so the servers close first.
    await Promise.all(Object.values(apps).map(closeApp));
    await ownerSite.stop();
    await Promise.all(polls.map((poll) => poll.stop()));
    await mailer?.stop();
    parts.database.close();
  }

  try {
    const mailNow = mailer && mailer.mailNow;
    await apps.visitors.register(receiveForms, { ...parts, identity, live, mailNow });
    await apps.visitors.register(browserErrors, { log });
    await apps.visitors.register(localSite, { siteDir, log });
    await apps.owner.register(ownersPage, {
      ...parts,
      access,
      hasMail: mailer !== null,
      problems: watch.current,
      hasBackups: backupStamp !== null,
      tradeName: identity.tradeName,
      addSite: ownerSite.addPages,
    });
    await apps.preview.register(ownerSite.preview);

    const remedy = `Stop the program that uses it, or choose another port: PORT=${port + 10} npm start (the page of received requests uses the next port).`;
    const listen = (app: FastifyInstance, number: number, socket: number, purpose: string) =>
      listenApp(app, { port: number, socket, purpose, remedy });
    const siteUrl = await listen(apps.visitors, port, 0, 'the site');
    const receivedUrl = await listen(apps.owner, receivedPort, 1, 'the page of received requests');
    if (isPublishedHere)
      previewPort = Number(
        new URL(await listen(apps.preview, previewPort, 2, 'the preview of the site')).port,
      );

    const photographs = { ...parts, decoder: oneDecoder };
    repeat(() => preparePhotos(photographs), second, 'Photographs cannot be re-encoded');
    repeat(watch.round, minute, 'Problems cannot be found');
    repeat(retentionRound(parts), 24 * hour, 'Old requests cannot be trashed');
    if (pingUrl !== null) repeat(heartbeat(pingUrl, watch.current), minute, 'The heartbeat cannot be sent');
    if (mailer)
      repeat(
        morningRound({ ...parts, problems: watch.current, mail: mailer.parts, sender: mailer.sender }),
        10 * minute,
        'The morning mail cannot be sent',
      );
    return { siteUrl, receivedUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type MailerParts = ServiceParts & {
  identity: Identity;
  decoder: ReturnType<typeof decoder>;
  page: string | null;
};

/** Starts the loop that mails requests through the mail server. */
function startMailer(settings: MailSettings, { identity, decoder, page, ...parts }: MailerParts) {
  const { url, address } = settings;
  const mail: MailParts = { address, tradeName: identity.tradeName, page };
  const sender = smtpSender(url);
  const { mailNow, ...sending } = mailSending({ ...parts, sender, decoder, mail });
  const loop = startMailLoop({ ...parts, ...sending });
  return {
    loop,
    mailNow,
    sender,
    parts: mail,
    async stop() {
      await loop.stop();
      sender.close();
    },
  };
}

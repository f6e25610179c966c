import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { selectRequests, type RequestState } from '../requests/database/kept-request';
import { openRequestFolder } from '../requests/database/open-database';
import { receiveForms, type FormOptions } from '../requests/receive-forms';
import { closeApp, createApp, listenApp } from '../listen-app';
import { temporaryFolder } from './temporary-folder';
import { sendRequest, urlencoded } from './send-request';

export const nativeTarget = '/envoi/artisan@site.example';
export const ajaxTarget = '/envoi/ajax/artisan@site.example';

export const sampleReference = 'RTH-20261121-AB12CD';
/** Fields of the shortest acceptable request. */
export const sampleLead = { Nom: 'Durand', Téléphone: '06 00 00 00 00', Référence: sampleReference };

export const formServiceForEach = () => startedForEach(runFormService, (service) => service.remove());

async function runFormService() {
  const folder = await temporaryFolder();
  const spool = path.join(folder.path, 'spool');
  const log: string[] = [];
  const write = (message: string) => void log.push(message);
  let database = openRequestFolder(spool, write);
  let app: FastifyInstance;
  let url = await start({});

  async function start(options: Partial<FormOptions>): Promise<string> {
    app = createApp();
    await app.register(receiveForms, {
      database,
      identity: sampleIdentity,
      live: async () => sampleIdentity,
      mailNow: null,
      now: () => new Date(),
      log: write,
      ...options,
    });
    return listenApp(app, { port: 0, purpose: 'a test', remedy: '' });
  }

  return {
    url: () => url,
    spool,
    log,
    send(target: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
      const form = urlencoded(fields);
      return sendRequest(url, {
        method: 'POST',
        path: target,
        headers: { ...form.headers, ...headers },
        body: form.body,
      });
    },
    database: () => database,
    /** Lists the stored requests in the order of arrival. */
    kept: (state?: RequestState) =>
      selectRequests(database, 'ORDER BY id').filter((kept) => state === undefined || kept.state === state),
    files: (name: 'files' | 'incoming') => readdir(path.join(spool, name)),
    async restart(options: Partial<FormOptions> = {}) {
      await closeApp(app);
      database.close();
      database = openRequestFolder(spool, write);
      url = await start(options);
    },
    async remove() {
      await closeApp(app);
      database.close();
      await folder.remove();
    },
  };
}

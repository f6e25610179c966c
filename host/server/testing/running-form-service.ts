import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import type { RequestState } from '../forms/database/kept-request';
import { everyRequest } from '../forms/database/request-lists';
import { formServiceConfig, type FormServiceOptions } from '../forms/form-config';
import { createFormService } from '../forms/form-service';
import type { ListeningServer } from '../../delivery/listening-server';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { listen } from './listen';
import { temporaryFolder } from './sample-site';
import { sendRequest, urlencoded } from './send-request';
import { openRequestFolder } from '../forms/database/open-database';

export const nativeTarget = '/envoi/artisan@site.example';
export const ajaxTarget = '/envoi/ajax/artisan@site.example';

export const sampleReference = 'RTH-20261121-AB12CD';
/** Fields of the shortest acceptable request. */
export const sampleLead = { Nom: 'Durand', Téléphone: '06 00 00 00 00', Référence: sampleReference };

export const formServiceForEach = () => startedForEach(runFormService, (service) => service.remove());

async function runFormService() {
  const folder = await temporaryFolder();
  const log: string[] = [];
  const write = (message: string) => void log.push(message);
  const database = await openRequestFolder(path.join(folder.path, 'spool'), write, 500);
  let server = await start({});

  async function start(options: Partial<FormServiceOptions>): Promise<ListeningServer> {
    const service = createFormService({
      ...formServiceConfig({
        identity: sampleIdentity,
        rate: { requests: 1000, perSeconds: 600 },
        mostAnHour: 100_000,
        ...options,
      }),
      ...{ database, log: write },
    });
    return listen((request, response) => void service.handle(request, response));
  }

  return {
    url: () => server.url,
    folder: folder.path,
    log,
    send(target: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
      const form = urlencoded(fields);
      return sendRequest(server.url, {
        method: 'POST',
        path: target,
        headers: { ...form.headers, ...headers },
        body: form.body,
      });
    },
    database,
    /** Lists the stored requests in the order of arrival. */
    kept: (state?: RequestState) =>
      [...everyRequest(database)]
        .reverse()
        .filter((request) => state === undefined || request.state === state),
    files: (name: 'files' | 'incoming' | 'raft') => readdir(path.join(folder.path, 'spool', name)),
    async restart(options: Partial<FormServiceOptions> = {}) {
      await server.close();
      server = await start(options);
    },
    async remove() {
      await server.close();
      database.close();
      await folder.remove();
    },
  };
}

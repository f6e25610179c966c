import type { IncomingMessage, RequestListener } from 'node:http';
import type { ListeningServer } from '../../../delivery/listening-server';
import { listen } from '../../testing/listen';
import { databaseForEach } from '../../testing/sample-database';
import type { Trouble } from '../troubles';
import { alertRound, ask, lifeRound } from './alerts';

const trouble: Trouble = { code: 'mail-refused', since: 0, detail: '2' };
let server: ListeningServer | null = null;
afterEach(() => server?.close());

/** Starts a server. @returns its address, and the requests that it receives. */
async function answering(handle: RequestListener) {
  const asked: IncomingMessage[] = [];
  server = await listen((request, response) => {
    asked.push(request);
    handle(request, response);
  });
  return { address: `${server.url}/life/hidden`, asked };
}

describe('the heartbeat', () => {
  it('is sent while there is no problem', async () => {
    const { address, asked } = await answering((_request, response) => response.end());
    let troubles: Trouble[] = [];
    const round = lifeRound({ url: address, troubles: async () => troubles });
    await round();
    troubles = [trouble];
    await round();

    expect(asked).toHaveLength(1);
  });

  it.each<[string, RequestListener]>([
    ['an error', (_request, response) => response.writeHead(500).end()],
    ['a redirect', (_request, response) => response.writeHead(307, { Location: '/elsewhere' }).end()],
    ['silence', () => undefined],
  ])('fails on %s, with an error that omits the URL', async (_what, handle) => {
    const { address, asked } = await answering(handle);
    const failed = ask(address, undefined, 500);

    await expect(failed).rejects.toThrow(/responded with|no connection/);
    await expect(failed).rejects.not.toThrow(/hidden/);
    expect(asked.map(({ url }) => url)).toEqual(['/life/hidden']);
  });
});

describe('an alert', () => {
  const test = databaseForEach();

  it('is sent once when a problem begins and once when it ends, even across restarts', async () => {
    const posted: string[] = [];
    const { address } = await answering((request, response) => {
      request.on('data', (text: Buffer) => posted.push(text.toString())).on('end', () => response.end());
    });
    let troubles: Trouble[] = [];
    const start = () =>
      alertRound({
        ...{ database: test.database, now: () => new Date(0), log: () => undefined },
        ...{ url: address, tradeName: 'Exemple', troubles: async () => troubles },
      });
    await start()();
    expect(posted).toEqual([]);

    troubles = [trouble];
    await start()();
    await start()();
    expect(posted).toEqual([
      expect.stringMatching(/^Exemple\u00a0: Le serveur de messagerie a refusé des demandes \(2\)\. Traitez/),
    ]);
    troubles = [trouble, { code: 'disk-nearly-full', since: 0, detail: '' }];
    await start()();
    troubles = troubles.slice(1);
    await start()();
    expect(posted.slice(1)).toEqual([
      expect.stringContaining('très peu de place'),
      'Exemple\u00a0: c’est réglé. Le serveur de messagerie a refusé des demandes',
    ]);
  });

  it('is sent only once while the disk is read-only', async () => {
    const { address, asked } = await answering((_request, response) => response.end());
    test.database.get('PRAGMA query_only = ON');
    const round = alertRound({
      ...{ database: test.database, now: () => new Date(0), log: () => undefined },
      ...{ url: address, tradeName: 'Exemple', troubles: async () => [trouble] },
    });
    for (let time = 0; time < 3; time += 1) await round();

    expect(asked).toHaveLength(1);
  });
});

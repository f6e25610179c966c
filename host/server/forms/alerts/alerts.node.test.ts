import type { IncomingMessage, RequestListener } from 'node:http';
import type { ListeningServer } from '../../listening-server';
import { listen } from '../../testing/listen';
import { giveSignOfLife, startSignsOfLife } from './alerts';

let server: ListeningServer | null = null;
afterEach(() => server?.close());

/** An address that answers so. @returns it, and what it is asked. */
async function answering(handle: RequestListener) {
  const asked: IncomingMessage[] = [];
  server = await listen((request, response) => {
    asked.push(request);
    handle(request, response);
  });
  return { address: `${server.url}/life/hidden`, asked };
}

describe('the sign of life', () => {
  it('is given every minute while everything is well, and not while something is wrong', async () => {
    jest.useFakeTimers();
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('whatever'));
    let isHealthy = true;
    const life = startSignsOfLife({
      ...{ url: 'https://watch.example/hidden', log: () => undefined },
      isHealthy: async () => isHealthy,
    });
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(asked).toHaveBeenCalledTimes(5);

    isHealthy = false;
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(asked).toHaveBeenCalledTimes(5);
    await life.stop();
    jest.useRealTimers();
    asked.mockRestore();
  });

  it('reaches the address', async () => {
    const { address, asked } = await answering((_request, response) => response.end('whatever'));
    await giveSignOfLife(address);

    expect(asked).toMatchObject([{ method: 'GET', url: '/life/hidden' }]);
  });

  it.each<[string, RequestListener]>([
    ['an error', (_request, response) => response.writeHead(500).end()],
    ['a way to elsewhere', (_request, response) => response.writeHead(307, { Location: '/elsewhere' }).end()],
    ['silence', () => undefined],
  ])('counts as not given when the answer is %s, and the error names no address', async (_what, handle) => {
    const { address, asked } = await answering(handle);
    const failed = giveSignOfLife(address, 500);

    await expect(failed).rejects.toThrow(/the answer was|no connection/);
    await expect(failed).rejects.not.toThrow(/hidden/);
    expect(asked.map(({ url }) => url)).toEqual(['/life/hidden']);
  });
});

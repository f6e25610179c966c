import { listeningAddress, startListening } from './listening-server';

describe('a server started by systemd', () => {
  const asked = { port: 8090, host: '127.0.0.1' };
  const id = String(process.pid);

  it('uses a socket only if systemd opened it for this process', () => {
    expect(listeningAddress(8090, 1, { LISTEN_FDS: '3', LISTEN_PID: id })).toEqual({ fd: 4 });
    expect(listeningAddress(8090, 3, { LISTEN_FDS: '3', LISTEN_PID: id })).toEqual(asked);
    expect(listeningAddress(8090, undefined, { LISTEN_FDS: '3', LISTEN_PID: id })).toEqual(asked);
    expect(listeningAddress(8090, 0, { LISTEN_FDS: '3', LISTEN_PID: '1' })).toEqual(asked);
    expect(listeningAddress(8090, 0, {})).toEqual(asked);
  });
});

it('keeps idle connections open for longer than the 60 s of nginx', async () => {
  const server = await startListening({
    handle: (_, response) => response.end(),
    port: 0,
    purpose: 'this test',
    remedy: '',
  });

  try {
    const response = await fetch(server.url);

    const seconds = /timeout=(\d+)/.exec(response.headers.get('Keep-Alive') ?? '')?.[1];
    expect(Number(seconds)).toBeGreaterThan(60);
  } finally {
    await server.close();
  }
});

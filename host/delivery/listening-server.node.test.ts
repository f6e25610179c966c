import { listeningAddress, startListening } from './listening-server';

describe('a server started by systemd', () => {
  const asked = { port: 8090, host: '127.0.0.1' };
  const addressIn = (environment: Record<string, string>) => listeningAddress(8090, environment);

  it('uses a socket only if systemd opened it for this process', () => {
    const id = String(process.pid);

    expect(addressIn({ LISTEN_FDS: '1', LISTEN_PID: id })).toEqual({ fd: 3 });
    expect(addressIn({ LISTEN_FDS: '1', LISTEN_PID: '1' })).toEqual(asked);
    expect(addressIn({})).toEqual(asked);
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

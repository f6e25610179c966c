import { closeApp, createApp, inheritedSocket, listenApp } from './listen-app';

describe('a server started by systemd', () => {
  it('uses a socket only if systemd opened it for this process', () => {
    const id = String(process.pid);
    const sockets = (variables: Record<string, string>) =>
      [0, 1, 2].map((number) => inheritedSocket(number, variables));

    expect(sockets({ LISTEN_FDS: '3', LISTEN_PID: id })).toEqual([3, 4, 5]);
    expect(sockets({ LISTEN_FDS: '1', LISTEN_PID: id })).toEqual([3, null, null]);
    expect(sockets({ LISTEN_FDS: '3', LISTEN_PID: '1' })).toEqual([null, null, null]);
    expect(sockets({})).toEqual([null, null, null]);
  });
});

it('keeps idle connections open for longer than the 60 s of nginx', async () => {
  const app = createApp();
  app.get('/', () => 'page');
  const url = await listenApp(app, { port: 0, purpose: 'this test', remedy: '' });

  try {
    const response = await fetch(url);

    const seconds = /timeout=(\d+)/.exec(response.headers.get('Keep-Alive') ?? '')?.[1];
    expect(Number(seconds)).toBeGreaterThan(60);
  } finally {
    await closeApp(app);
  }
});

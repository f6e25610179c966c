import { once } from 'node:events';
import { connect } from 'node:net';
import { listeningPlace, startListening } from './listening-server';

describe('a server that systemd starts', () => {
  const asked = { port: 8090, host: '127.0.0.1' };

  it('takes the socket that was opened for it, and for no other process', () => {
    const id = String(process.pid);

    expect(listeningPlace(asked, { LISTEN_FDS: '1', LISTEN_PID: id })).toEqual({ fd: 3 });
    expect(listeningPlace(asked, { LISTEN_FDS: '1', LISTEN_PID: '1' })).toEqual(asked);
    expect(listeningPlace(asked, {})).toEqual(asked);
  });
});

describe('a server that nothing stands before', () => {
  it('answers others while one address holds 650 connections on which it asks half of something', async () => {
    const server = await startListening({
      handle: (_request, response) => void response.end('here'),
      ...{ port: 0, host: '127.0.0.1', purpose: 'a test', remedy: '' },
    });
    const half = Array.from({ length: 650 }, async () => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      // One that was answered before asks half of something too.
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost');
      return socket;
    });
    const sockets = await Promise.all(half);
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await fetch(server.url, { signal: AbortSignal.timeout(2_000) })).text()),
    );

    expect(answers).toEqual(['here', 'here', 'here']);
    for (const socket of sockets) socket.destroy();
    await server.close();
  });
});

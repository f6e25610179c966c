import { once } from 'node:events';
import { connect } from 'node:net';
import { listeningPlace } from './listening-server';
import { listen } from './testing/listen';

describe('a server that systemd starts', () => {
  const asked = { port: 8090, host: '127.0.0.1' };
  const placeIn = (environment: Record<string, string>) => listeningPlace(8090, environment);

  it('takes the socket that was opened for it, and for no other process', () => {
    const id = String(process.pid);

    expect(placeIn({ LISTEN_FDS: '1', LISTEN_PID: id })).toEqual({ fd: 3 });
    expect(placeIn({ LISTEN_FDS: '1', LISTEN_PID: '1' })).toEqual(asked);
    expect(placeIn({})).toEqual(asked);
  });
});

describe('a server that nothing stands before', () => {
  const start = () =>
    listen((request, response) => void request.resume().once('end', () => response.end('here')));
  const holdConnections = (port: number, half: string) =>
    Promise.all(
      Array.from({ length: 650 }, async () => {
        const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(half);
        return socket;
      }),
    );

  it.each([
    ['head', 'GET / HTTP/1.1\r\nHost'],
    // A connection that was answered before is no better.
    ['head, after a whole request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost'],
    ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'],
  ])('answers others while one client holds 650 connections with half a %s', async (_part, half) => {
    const server = await start();
    const sockets = await holdConnections(server.port, half);
    const ask = async (body?: string) => {
      const method = body === undefined ? 'GET' : 'POST';
      const signal = AbortSignal.timeout(2_000);
      return (await fetch(server.url, { method, signal, ...(body !== undefined && { body }) })).text();
    };

    expect(await Promise.all([ask(), ask('a form'), ask()])).toEqual(['here', 'here', 'here']);
    for (const socket of sockets) socket.destroy();
    await server.close();
  });
});

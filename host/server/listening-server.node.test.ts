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
  it.each([
    ['head', 'GET / HTTP/1.1\r\nHost'],
    // A connection that was answered before is no better.
    ['head, after a whole request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost'],
    ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'],
  ])('answers others while one address holds 650 connections with half a %s', async (_part, half) => {
    const server = await startListening({
      handle: (request, response) => void request.resume().once('end', () => response.end('here')),
      ...{ port: 0, host: '127.0.0.1', purpose: 'a test', remedy: '' },
    });
    const holding = Array.from({ length: 650 }, async () => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(half);
      return socket;
    });
    const sockets = await Promise.all(holding);
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

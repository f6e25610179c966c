import { listeningPlace } from './listening-server';

describe('a server that systemd starts', () => {
  const asked = { port: 8090, host: '127.0.0.1' };

  it('takes the socket that was opened for it, and for no other process', () => {
    const id = String(process.pid);

    expect(listeningPlace(asked, { LISTEN_FDS: '1', LISTEN_PID: id })).toEqual({ fd: 3 });
    expect(listeningPlace(asked, { LISTEN_FDS: '1', LISTEN_PID: '1' })).toEqual(asked);
    expect(listeningPlace(asked, {})).toEqual(asked);
  });
});

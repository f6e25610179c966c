import { listeningAddress } from './listening-server';

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

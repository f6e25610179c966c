import Fastify, { type FastifyInstance } from 'fastify';
import { portError } from '../delivery/port';

/** Milliseconds after which a stop closes the connections that are still open. */
const longestClose = 5_000;

/** Creates a server with the time limits of all our servers. */
export function createApp(): FastifyInstance {
  return Fastify({
    // A slow phone may take minutes to send five photographs.
    requestTimeout: 300_000,
    // Longer than in any client that reuses connections, or that client sends a request to a connection that has just
    // been closed. nginx keeps them for 60 s: https://nginx.org/en/docs/http/ngx_http_upstream_module.html#keepalive_timeout
    keepAliveTimeout: 75_000,
    // A form that arrives on an open connection during a stop is still received.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
  });
}

type ListenOptions = {
  /** 0 selects any free port. */
  port: number;
  /** Number of our server in the order of the socket unit, from 0. Default: not in the unit. */
  socket?: number;
  /** Parts of the error when the port is not available. */
  purpose: string;
  remedy: string;
};

const thisMachine = '127.0.0.1';

/**
 * Listens on the socket that systemd has opened, or else on the loopback address, so that the form service can trust the
 * client address that nginx reports.
 * @returns the URL. @throws Error with the remedy when the port is not available.
 */
export async function listenApp(
  app: FastifyInstance,
  { port, socket, purpose, remedy }: ListenOptions,
): Promise<string> {
  const fd = socket === undefined ? null : inheritedSocket(socket, process.env);
  try {
    await app.ready();
    if (fd !== null) {
      app.server.listen({ fd });
      return `fd:${fd}`;
    }
    return await app.listen({ port, host: thisMachine });
  } catch (error) {
    throw portError(error, { port, purpose, remedy });
  }
}

/** Closes a server after its requests have finished, or after five seconds. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), longestClose);
  await app.close();
  clearTimeout(cutOff);
}

/** First file descriptor that systemd passes: https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html */
const firstSocket = 3;

/** Returns the file descriptor of a socket that systemd opened for this process, or null. */
function inheritedSocket(
  number: number,
  { LISTEN_FDS, LISTEN_PID }: { readonly [name: string]: string | undefined },
): number | null {
  // Child processes inherit these variables, so `LISTEN_PID` must match.
  const isOurs = LISTEN_PID === String(process.pid) && number < Number(LISTEN_FDS);
  return isOurs ? firstSocket + number : null;
}

import { createServer, type RequestListener, type Server } from 'node:http';
import { isErrorCode } from './error-code';

/** A running server. */
export type ListeningServer = {
  url: string;
  port: number;
  /** Lets running requests finish (five seconds at most), then resolves. */
  close(): Promise<void>;
};

type ListenOptions = {
  handle: RequestListener;
  /** 0 takes any free port. */
  port: number;
  /**
   * Whether to use a socket that systemd has opened (socket activation), if there is one; see `deploy/`. Default:
   * false.
   */
  takesInherited?: boolean;
  /** Parts of the error when the port is not available: what the port is for, and how to choose another. */
  purpose: string;
  remedy: string;
};

const thisMachine = '127.0.0.1';
const longestFarewell = 5_000;
/** Maximum milliseconds to receive a request: as long as the page's script waits for the response to a form. */
const longestRequest = 300_000;

/**
 * Starts an HTTP server that only this machine can reach, so the form service can trust the client address that nginx
 * reports. Rejects with an error that names the remedy when the port is not available.
 */
export function startListening({
  handle,
  port,
  purpose,
  remedy,
  takesInherited = false,
}: ListenOptions): Promise<ListeningServer> {
  // A slow phone may take minutes to send five photographs.
  const server = createServer({ requestTimeout: longestRequest, headersTimeout: 20_000 });
  server.on('request', (request, response) => {
    // Without a listener, the error of a broken connection would crash the process.
    for (const stream of [request, response]) stream.on('error', () => undefined);
    handle(request, response);
  });

  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason = refusal(error, port);
      reject(
        reason ? new Error(`${reason} It is needed for ${purpose}. ${remedy}`, { cause: error }) : error,
      );
    });
    const where = listeningAddress(port, takesInherited ? process.env : {});
    server.listen(where, () => {
      const address = server.address();
      const actualPort = typeof address === 'object' && address ? address.port : port;
      resolve({
        url: `http://${thisMachine}:${actualPort}`,
        port: actualPort,
        close: () => closeGracefully(server),
      });
    });
  });
}

/** First file descriptor that systemd passes: https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html */
const inheritedSocket = 3;

/** Returns where to listen: the socket that systemd opened for this process, or else the port. */
export function listeningAddress(
  port: number,
  { LISTEN_FDS, LISTEN_PID }: { readonly [name: string]: string | undefined },
): { fd: number } | { port: number; host: string } {
  // Child processes inherit these variables, so `LISTEN_PID` must match.
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid)
    ? { fd: inheritedSocket }
    : { port, host: thisMachine };
}

function refusal(error: Error, port: number): string | null {
  if (isErrorCode(error, 'EADDRINUSE')) return `Port ${port} is already in use.`;
  if (isErrorCode(error, 'EACCES')) return `Port ${port} may not be opened by this user.`;
  return null;
}

function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), longestFarewell);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Whether the host of a URL is a loopback address, so that requests to it do not leave this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

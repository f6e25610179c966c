import { createServer, type RequestListener, type Server } from 'node:http';
import { isErrorCode } from './error-code';

export type ListeningServer = {
  url: string;
  port: number;
  /** Resolves when all requests have finished, or after five seconds. */
  close(): Promise<void>;
};

type ListenOptions = {
  handle: RequestListener;
  /** 0 selects any free port. */
  port: number;
  /** Index of the socket among those that systemd has opened for this process. Default: none of them. */
  inherited?: number;
  /** Parts of the error when the port is not available. */
  purpose: string;
  remedy: string;
};

const thisMachine = '127.0.0.1';
const longestClose = 5_000;
/** Maximum milliseconds to receive a request. A slow phone may take minutes to send five photographs. */
const longestRequest = 300_000;
/**
 * Milliseconds for which an idle connection stays open. Must be longer than in any client that reuses connections, or
 * that client sends a request to a connection that has just been closed. nginx keeps them for 60 s:
 * https://nginx.org/en/docs/http/ngx_http_upstream_module.html#keepalive_timeout
 */
const longestIdle = 75_000;

/**
 * Starts an HTTP server that only this machine can reach, so that the form service can trust the client address that
 * nginx reports. Rejects with the remedy when the port is not available.
 */
export function startListening({
  handle,
  port,
  purpose,
  remedy,
  inherited,
}: ListenOptions): Promise<ListeningServer> {
  const server = createServer({
    requestTimeout: longestRequest,
    headersTimeout: 20_000,
    keepAliveTimeout: longestIdle,
  });
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
    const where = listeningAddress(port, inherited, process.env);
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
const firstSocket = 3;

/** Returns the socket that systemd opened for this process, or else the loopback address with the port. */
export function listeningAddress(
  port: number,
  inherited: number | undefined,
  { LISTEN_FDS, LISTEN_PID }: { readonly [name: string]: string | undefined },
): { fd: number } | { port: number; host: string } {
  // Child processes inherit these variables, so `LISTEN_PID` must match.
  const isOpen =
    LISTEN_PID === String(process.pid) && inherited !== undefined && inherited < Number(LISTEN_FDS);
  return isOpen ? { fd: firstSocket + inherited } : { port, host: thisMachine };
}

function refusal(error: Error, port: number): string | null {
  if (isErrorCode(error, 'EADDRINUSE')) return `Port ${port} is already in use.`;
  if (isErrorCode(error, 'EACCES')) return `This user may not open port ${port}.`;
  return null;
}

function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), longestClose);
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

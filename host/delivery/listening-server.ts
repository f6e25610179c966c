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
export function startListening({ handle, port, purpose, remedy }: ListenOptions): Promise<ListeningServer> {
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
      reject(portError(error, { port, purpose, remedy }));
    });
    server.listen({ port, host: thisMachine }, () => {
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

/** Explains why a port is not available. Returns any other error unchanged. */
export function portError(
  error: unknown,
  { port, purpose, remedy }: { port: number; purpose: string; remedy: string },
): unknown {
  const reason = isErrorCode(error, 'EADDRINUSE')
    ? `Port ${port} is already in use.`
    : isErrorCode(error, 'EACCES')
      ? `This user may not open port ${port}.`
      : null;
  return reason ? new Error(`${reason} It is needed for ${purpose}. ${remedy}`, { cause: error }) : error;
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

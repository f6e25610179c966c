import { isErrorCode } from './error-code';

/** Returns the next port. Returns 0 for 0, which selects any free port. */
export const portAfter = (port: number): number => (port === 0 ? 0 : port + 1);

/** Returns the port in the variable `name`, or the default. Listening fails if the value is no port. */
export const portFromEnvironment = (usual: number, name = 'PORT'): number =>
  Number(process.env[name] || usual);

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

/** Whether the host of a URL is a loopback address, so that requests to it do not leave this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

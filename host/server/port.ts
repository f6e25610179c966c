import { ActionableError } from './actionable-error';

/** Of the receiver, where the web server in front finds it; the owner's page is on the port after it. */
export const defaultFormsPort = 8090;

/**
 * @param text a port as somebody typed it. @param example how to type one, such as `--port 8080`.
 * @throws ActionableError unless it is a port, with room for the next one.
 */
export function readPort(text: string, example: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port < 65_535) return port;
  throw new ActionableError(`The port is « ${text} ».`, `Give a number from 0 to 65534, such as ${example}.`);
}

/** @returns the port that the variable `name` holds, or the usual one. @throws ActionableError */
export function portFromEnvironment(usual: number, name = 'PORT'): number {
  return readPort(process.env[name] || String(usual), `${name}=${usual}`);
}

import { ActionableError } from './actionable-error';

/** Returns the next port. Returns 0 for 0, which selects any free port. */
export const portAfter = (port: number): number => (port === 0 ? 0 : port + 1);

/**
 * Returns the port in the variable `name`, or the default.
 * @throws ActionableError unless the value is a number from 0 to 65534. The next port must exist too.
 */
export function portFromEnvironment(usual: number, name = 'PORT'): number {
  const text = process.env[name] || String(usual);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port < 65_535) return port;
  throw new ActionableError(
    `"${text}" is not a valid port.`,
    `Give a number from 0 to 65534, such as ${name}=${usual}.`,
  );
}

import { portFromEnvironment, readPort } from '../../server/port';

/** The port of a command: what `--port` says, or `PORT`, or the usual one. @throws ActionableError */
export const portOf = (option: string | undefined, usual: number): number =>
  option === undefined ? portFromEnvironment(usual) : readPort(option, `--port ${usual}`);

import type { DebianMachine } from './debian-machine';

/** What the rehearsed server is called, and who uses it. */
export const site = 'www.atelier.example';
export const owner = 'bureau.atelier.example';
export const business = 'contact@atelier.example';
export const passwords = ['un long mot de passe', 'un autre mot de passe'] as const;
export const services = ['renovation-th-receiver', 'renovation-th-desk', 'renovation-th-guard'];

/** A rehearsal that is under way. */
export type Rehearsal = {
  machine: DebianMachine;
  /** Keeps backups, as another disk would, while the machine is reset. */
  backups: string;
  packageFolder: string;
  answers: string;
  /** References of the forms that visitors were told are safe. */
  confirmed: string[];
  mails: Set<string>;
};

/** Runs a line of shell in the machine. @throws Error with the end of what it printed. */
export async function run({ machine }: Rehearsal, command: string, user?: string): Promise<string> {
  const { status, output } = await machine.run(['sh', '-c', command], user);
  if (status !== 0) throw new Error(`« ${command} »: ${output.trim().split('\n').slice(-8).join(' / ')}`);
  return output;
}

export function expectThat(isRight: boolean, problem: string): void {
  if (!isRight) throw new Error(problem);
}

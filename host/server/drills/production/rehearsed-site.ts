import { eventually } from '../drill-report';
import type { DebianMachine } from './debian-machine';

export const site = 'www.atelier.test';
export const owner = 'bureau.atelier.test';
export const business = 'contact@atelier.test';
export const passwords = ['un long mot de passe', 'un autre mot de passe'] as const;
export const services = ['renovation-th-receiver', 'renovation-th-desk'];

export type Rehearsal = {
  machine: DebianMachine;
  /** Folder that holds the backups while the machine is reset. */
  backups: string;
  packageFolder: string;
  answers: string;
  /** References of the forms that the service confirmed to visitors. */
  confirmed: string[];
  mails: Set<string>;
};

/** Runs a shell command in the machine. @throws Error with the end of its output. */
export async function run({ machine }: Rehearsal, command: string, user?: string): Promise<string> {
  const { status, output } = await machine.run(['sh', '-c', command], user);
  if (status !== 0)
    throw new Error(`"${command}" failed: ${output.trim().split('\n').slice(-8).join(' / ')}`);
  return output;
}

export const exportFolder = '/srv/rehearsal/export';

/** Maximum milliseconds until the desk has moved requests from `raft/` into the database. */
const longestInRaft = 10_000;

/** Checks that the service has all confirmed requests. @returns how many those are. @throws Error if one is missing. */
export async function expectKept(rehearsal: Rehearsal): Promise<number> {
  let missing: readonly string[] = [];
  await eventually(async () => {
    await run(rehearsal, `rm -rf ${exportFolder}; renovation-th forms export-json ${exportFolder}`);
    const kept = await run(rehearsal, `grep -rhoE 'RTH-[0-9]+-[A-Z0-9]+' ${exportFolder} | sort -u`);
    missing = rehearsal.confirmed.filter((reference) => !kept.includes(reference));
    return missing.length === 0;
  }, longestInRaft);
  expectThat(missing.length === 0, `missing: ${missing.length} of ${rehearsal.confirmed.length}`);
  return rehearsal.confirmed.length;
}

export function expectThat(isRight: boolean, problem: string): void {
  if (!isRight) throw new Error(problem);
}

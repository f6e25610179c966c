import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../../../webpack/paths';
import { buildPackage } from '../deploy/build-package';
import type { DrillReport } from './drill-report';
import { prepareDebian, type DebianVersion } from './rehearsal/debian-machine';

const reportSchema = z.object({ lines: z.array(z.string()), failures: z.array(z.string()) });

/** Rehearses the life of a server on a fresh Debian, from installation to removal. Needs root, apt and ten minutes. */
export async function rehearsalDrill(version: DebianVersion): Promise<DrillReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
  try {
    const deb = await buildPackage(folder);
    await prepareDebian(version);
    const program = path.join(__dirname, 'rehearsal/rehearsal-process.ts');
    const node = [process.execPath, '--require', 'tsx/cjs', program, String(version), folder, deb];
    start('unshare', ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...node]);
    return reportSchema.parse(JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function start(command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, { cwd: repositoryRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${words[0]} … exited with ${status}`);
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { buildPackage } from '../deploy/build-package';
import { temporaryFolder } from '../testing/temporary-folder';
import type { DrillReport } from './drill-report';
import { prepareDebian, type DebianVersion } from './rehearsal/debian-machine';

/** Rehearses the life of a server on a fresh Debian, from installation to removal. Needs root, apt and ten minutes. */
export async function rehearsalDrill(version: DebianVersion): Promise<DrillReport> {
  const folder = await temporaryFolder();
  try {
    const deb = await buildPackage(folder.path);
    await prepareDebian(version);
    const program = path.join(__dirname, 'rehearsal/rehearsal-process.ts');
    const node = [process.execPath, '--require', 'tsx/cjs', program, String(version), folder.path, deb];
    const words = ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...node];
    const { status } = spawnSync('unshare', words, { cwd: repositoryRoot, stdio: 'inherit' });
    return { lines: [], failures: status === 0 ? [] : [`${status} steps failed, see above`] };
  } finally {
    await folder.remove();
  }
}

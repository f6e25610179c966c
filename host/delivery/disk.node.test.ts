import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../webpack/paths';
import { expectRefusal } from './testing/refusal';
import { runDelivery } from './testing/run-delivery';
import { emptySiteForEach, promoteSampleSite, releaseSample } from './testing/sample-releases';

const folders = emptySiteForEach();

/** Shell commands that put the folder `$1` on a full or read-only disk, in a separate mount namespace. */
const changes = {
  full: `mount -t tmpfs -o size=4m tmpfs /mnt; cp -a "$1/." /mnt; mount --bind /mnt "$1"
         cat /dev/zero > "$1/full" 2> /dev/null || :`,
  'read-only': 'mount --bind "$1" "$1"; mount -o remount,bind,ro "$1"',
};

/** Runs a command on the full or read-only disk. @throws when it fails, changes the served page or leaves a draft. */
async function deliveryOn(disk: keyof typeof changes, command: string): Promise<string> {
  const page = '"$1/site/current/villes/riom/index.html"';
  const script = `set -e; ${changes[disk]}; before=$(cat ${page}); code=0; "$2" --import tsx "$3" ${command} || code=$?
                  test "$before" = "$(cat ${page})"; test -z "$(ls -A "$1/site" | grep draft)"; exit $code`;
  const program = path.join(repositoryRoot, 'host/delivery/cli.ts');
  const args = ['--mount', '--map-root-user', 'sh', '-c', script, 'sh', folders.folder, process.execPath];
  const env = { ...process.env, RTH_STATE: folders.folder };
  return (await promisify(execFile)('unshare', [...args, program], { env })).stdout;
}

describe.each(['full', 'read-only'] as const)('On a disk that is %s', (disk) => {
  it.each(['promote towns@1.0.2-cccccccccc', 'rollback towns@1.0.0-aaaaaaaaaa', 'compose'])(
    '%s prints a remedy, keeps the served site and leaves no draft',
    async (command) => {
      await promoteSampleSite(folders.releases);
      for (const version of ['1.0.1-bbbbbbbbbb', '1.0.2-cccccccccc'])
        await releaseSample(folders.releases, 'towns', { version });
      await runDelivery(repositoryRoot, folders.folder, ['promote', 'towns@1.0.1-bbbbbbbbbb']);
      await expectRefusal(deliveryOn(disk, command), [
        'The system refused a file: E',
        'Visitors still get the previous site.',
      ]);
    },
  );
});

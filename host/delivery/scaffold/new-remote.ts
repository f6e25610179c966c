import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { DeliveryError } from '../delivery-error';
import { writeWhole } from '../files';
import { claimsHere, placeForRemote, type Claim, type RemotePlace } from './remote-place';
import { writeBuildFile, writeTemplate } from './template-files';

const rowsFile = path.join('webpack', 'remotes.ts');

/**
 * Makes a remote with one page: its folder from the template, and its row in webpack/remotes.ts.
 * Everything else finds it by the row or by the name of its folder.
 * @param root the repository; another one in tests.
 * @throws DeliveryError when name or prefix is invalid or taken; then nothing has changed.
 */
export async function makeNewRemote(
  name: string,
  prefix: string,
  claims: readonly Claim[] = claimsHere,
  root: string = repositoryRoot,
): Promise<RemotePlace & { folder: string }> {
  const remote = await placeForRemote(name, prefix, claims);
  const before = await readFile(path.join(root, rowsFile), 'utf8');
  const after = withRow(before, remote);

  const folder = `remote-${name}`;
  const place = path.join(root, folder);
  refuseIfThere(place);
  const draft = path.join(root, `.${folder}-${process.pid}`);
  try {
    await writeTemplate('template', draft, remote);
    await writeBuildFile(draft, '../webpack', remote);
    await rename(draft, place);
    await writeWhole(path.join(root, rowsFile), after).catch(async (error: unknown) => {
      await rm(place, { recursive: true, force: true });
      throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { ...remote, folder };
}

/** @throws DeliveryError */
export function refuseIfThere(folder: string): void {
  if (!existsSync(folder)) return;
  throw new DeliveryError(
    `The folder ${path.basename(folder)} is there already.`,
    'Choose another name, or remove the folder.',
  );
}

const longestLine = 110;
/** Where the rows end. */
const end = '} as const satisfies Record<string, RemoteRow>;';

function withRow(text: string, { name, mount, container, port }: RemotePlace): string {
  if (text.split(end).length !== 2) {
    throw new DeliveryError(
      `${rowsFile} no longer ends its rows with « ${end} ».`,
      'Add the row by hand, and put the scaffold right (host/delivery/scaffold/new-remote.ts).',
    );
  }
  const key = name.includes('-') ? `'${name}'` : name;
  const fields = [`container: '${container}'`, `port: ${port}`, `mounts: ['${mount}']`];
  // As the formatter of the repository sets it.
  const short = `  ${key}: { ${fields.join(', ')} },\n`;
  const row =
    short.length <= longestLine + 1
      ? short
      : `  ${key}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },\n`;
  return text.replace(end, () => row + end);
}

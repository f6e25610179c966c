import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { DeliveryError } from '../delivery-error';
import { listFiles, writeWhole } from '../files';
import type { NewRemote } from './validate-new-remote';

/**
 * Makes a remote with one page: a folder from the template, and a row in webpack/remotes.ts.
 * @param root the repository. Tests pass another one.
 * @returns the name of the folder.
 * @throws DeliveryError when the folder exists.
 */
export async function makeNewRemote(remote: NewRemote, root: string = repositoryRoot): Promise<string> {
  const rows = path.join(root, rowsFile);
  const withRow = addRow(await readFile(rows, 'utf8'), remote);
  const folder = `remote-${remote.name}`;
  await makeWhole(path.join(root, folder), (draft) => writeTemplate(draft, remote));
  await writeWhole(rows, withRow);
  return folder;
}

/** Makes a folder atomically. @throws DeliveryError when the folder exists. */
async function makeWhole(folder: string, write: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) {
    throw new DeliveryError(
      `The folder ${path.basename(folder)} exists already.`,
      'Choose another name, or remove the folder.',
    );
  }
  const draft = path.join(path.dirname(folder), `.${path.basename(folder)}-${process.pid}`);
  try {
    await write(draft);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Placeholder names in the template. The new remote's names replace them. */
const placeholders = { name: 'exemple', mount: '/exemple', title: 'Exemple' };

/** Writes the files of the template with the names of the new remote. */
async function writeTemplate(folder: string, { name, mount }: NewRemote): Promise<void> {
  const title = mount.slice(mount.lastIndexOf('/') + 1).replaceAll('-', ' ');
  const from = path.join(__dirname, 'template');
  for (const file of await listFiles(from)) {
    const text = (await readFile(path.join(from, file), 'utf8'))
      .replaceAll(`remote-${placeholders.name}`, `remote-${name}`)
      .replaceAll(`${placeholders.name}@`, `${name}@`)
      .replaceAll(`${placeholders.name}"`, `${name}"`)
      .replaceAll(placeholders.mount, mount)
      .replaceAll(placeholders.title, title.charAt(0).toUpperCase() + title.slice(1));
    await writeWhole(path.join(folder, file), text);
  }
  // This file is not in the template, because there it would have to name an existing remote.
  await writeWhole(
    path.join(folder, 'webpack.config.ts'),
    `import { remoteConfig } from '../webpack/remote-config';\n\nexport default remoteConfig('${name}');\n`,
  );
}

const rowsFile = path.join('webpack', 'remotes.ts');
const longestLine = 110;
/** The line that follows the rows. */
const end = '} as const satisfies Record<string, RemoteRow>;';

function addRow(text: string, { name, mount, container, port }: NewRemote): string {
  if (text.split(end).length !== 2) {
    throw new DeliveryError(
      `The rows in ${rowsFile} do not end with "${end}".`,
      'Add the row by hand, and fix host/delivery/scaffold/new-remote.ts.',
    );
  }
  const key = name.includes('-') ? `'${name}'` : name;
  const fields = [`container: '${container}'`, `port: ${port}`, `mounts: ['${mount}']`];
  // Formats the row as Prettier does.
  const short = `  ${key}: { ${fields.join(', ')} },\n`;
  const row =
    short.length <= longestLine + 1
      ? short
      : `  ${key}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },\n`;
  return text.replace(end, () => row + end);
}

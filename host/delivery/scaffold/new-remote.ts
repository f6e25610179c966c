import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { repositoryRoot } from '../../../webpack/paths';
import { appFolder, remotes } from '../../../webpack/remotes';
import { DeliveryError } from '../delivery-error';
import { listFiles, writeWhole } from '../files';
import { readIdentity } from '../../server/identity/read-identity';

const templateFolder = path.join(__dirname, 'template');
const rowsFile = path.join('webpack', 'remotes.ts');

/** In the template, in the place of the remote's own. */
const stands = { name: 'exemple', mount: '/exemple', title: 'Exemple' };

/** Addresses that the site itself answers. */
const ofTheSite = ['/releases', '/pages', '/dev'] as const satisfies readonly PagePath[];

type NewRemote = { folder: string; mount: PagePath; port: number };

/**
 * Makes a remote with one page: its folder from the template, and its row in webpack/remotes.ts.
 * Everything else finds it by the row or by the name of its folder.
 * @param root the repository; another one in tests.
 * @throws DeliveryError when name or prefix is invalid or taken; then nothing has changed.
 */
export async function makeNewRemote(
  name: string,
  prefix: string,
  root: string = repositoryRoot,
): Promise<NewRemote> {
  const folder = checkedName(name);
  const mount = await checkedPrefix(prefix);
  const port = Math.max(...rows().map(([, row]) => row.port)) + 1;
  const before = await readFile(path.join(root, rowsFile), 'utf8');
  const after = withRow(before, name, mount, port);

  const place = path.join(root, folder);
  if (existsSync(place)) {
    throw new DeliveryError(
      `The folder ${folder} is there already.`,
      'Choose another name, or remove the folder.',
    );
  }
  const draft = path.join(root, `.${folder}-${process.pid}`);
  try {
    await writeFiles(draft, name, mount);
    await rename(draft, place);
    await writeWhole(path.join(root, rowsFile), after).catch(async (error: unknown) => {
      await rm(place, { recursive: true, force: true });
      throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { folder, mount, port };
}

const rows = () => Object.entries(remotes);

/** @returns the folder of the remote. */
function checkedName(name: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new DeliveryError(
      `« ${name} » is no name for a remote.`,
      'Use lower-case letters and digits, words joined by a hyphen, such as: npm run rth -- new-remote blog --prefix /conseils',
    );
  }
  if (name === 'host' || rows().some(([known]) => known === name)) {
    throw new DeliveryError(
      `There is an app « ${name} » already.`,
      `The apps are host, ${rows()
        .map(([known]) => known)
        .join(', ')}. Choose another name.`,
    );
  }
  return `remote-${name}`;
}

async function checkedPrefix(prefix: string): Promise<PagePath> {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(prefix)) {
    throw new DeliveryError(
      `« ${prefix} » is no prefix for pages.`,
      'It starts with a slash and does not end with one, in lower case without accents, such as /conseils.',
    );
  }
  const mount: PagePath = `/${prefix.slice(1)}`;
  const { formEndpoint } = await readIdentity();
  const forms = formEndpoint.startsWith('/') ? [`/${formEndpoint.slice(1)}` as const] : [];
  if ([...ofTheSite, ...forms].some((taken) => overlap(taken, mount))) {
    throw new DeliveryError(`${mount} is an address of the site itself.`, 'Choose another prefix.');
  }
  for (const [owner, { mounts }] of rows()) {
    const taken = mounts.find((other) => overlap(other, mount));
    if (taken) {
      throw new DeliveryError(
        `${mount} cannot be had: ${appFolder(owner as keyof typeof remotes)} owns ${taken} and everything below it.`,
        'Choose another prefix, or agree with its team and take the mount out of its row in webpack/remotes.ts.',
      );
    }
  }
  return mount;
}

/** Two owners below one prefix would collide with every new page. */
function overlap(one: PagePath, other: PagePath): boolean {
  return isBelowMount(one, other) || isBelowMount(other, one);
}

const longestLine = 110;
/** Where the rows end. */
const end = '} as const satisfies Record<string, RemoteRow>;';

function withRow(text: string, name: string, mount: PagePath, port: number): string {
  if (text.split(end).length !== 2) {
    throw new DeliveryError(
      `${rowsFile} no longer ends its rows with « ${end} ».`,
      'Add the row by hand, and put the scaffold right (host/delivery/scaffold/new-remote.ts).',
    );
  }
  const key = name.includes('-') ? `'${name}'` : name;
  const fields = [
    `container: 'remote_${name.replaceAll('-', '_')}'`,
    `port: ${port}`,
    `mounts: ['${mount}']`,
  ];
  // As the formatter of the repository sets it.
  const short = `  ${key}: { ${fields.join(', ')} },\n`;
  const row =
    short.length <= longestLine + 1
      ? short
      : `  ${key}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },\n`;
  return text.replace(end, () => row + end);
}

async function writeFiles(folder: string, name: string, mount: PagePath): Promise<void> {
  for (const file of await listFiles(templateFolder)) {
    const text = await readFile(path.join(templateFolder, file), 'utf8');
    await writeWhole(path.join(folder, file), inItsOwnWords(text, name, mount));
  }
  // Not in the template: it would have to name a remote that there is.
  await writeWhole(
    path.join(folder, 'webpack.config.ts'),
    `import { remoteConfig } from '../webpack/remote-config';\n\nexport default remoteConfig('${name}');\n`,
  );
}

function inItsOwnWords(text: string, name: string, mount: PagePath): string {
  const words = mount.slice(mount.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return text
    .replaceAll(`remote-${stands.name}`, `remote-${name}`)
    .replaceAll(stands.mount, mount)
    .replaceAll(stands.title, words.charAt(0).toUpperCase() + words.slice(1));
}

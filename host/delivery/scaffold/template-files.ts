import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, writeWhole } from '../files';
import type { RemotePlace } from './remote-place';

/** In the templates, in the place of the remote's own. */
const stands = { name: 'exemple', mount: '/exemple', title: 'Exemple' };

/** Writes the files of a template in the words of the new remote. @param template `template` or `outside-template`. */
export async function writeTemplate(
  template: string,
  folder: string,
  { name, mount }: RemotePlace,
): Promise<void> {
  const from = path.join(__dirname, template);
  for (const file of await listFiles(from)) {
    const text = await readFile(path.join(from, file), 'utf8');
    await writeWhole(path.join(folder, file), inItsOwnWords(text, name, mount));
  }
}

/** No template holds it: it would have to name a remote that there is. @param build the package or the folder. */
export async function writeBuildFile(folder: string, build: string, { name }: RemotePlace): Promise<void> {
  await writeWhole(
    path.join(folder, 'webpack.config.ts'),
    `import { remoteConfig } from '${build}/remote-config';\n\nexport default remoteConfig('${name}');\n`,
  );
}

function inItsOwnWords(text: string, name: string, mount: RemotePlace['mount']): string {
  const words = mount.slice(mount.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return text
    .replaceAll(`remote-${stands.name}`, `remote-${name}`)
    .replaceAll(`${stands.name}@`, `${name}@`)
    .replaceAll(stands.mount, mount)
    .replaceAll(stands.title, words.charAt(0).toUpperCase() + words.slice(1));
}

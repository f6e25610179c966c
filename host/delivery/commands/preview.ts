import type { Command } from 'commander';
import { DeliveryError } from '../delivery-error';
import { readPort } from '../../server/port';
import { report, timed } from '../progress';
import { listPreviews, makePreview, previewAddress, removePreview } from '../stage/preview';
import { stateFolders } from '../state-folders';
import { releaseNamed } from './app-arguments';
import { composeOptions } from './compose-options';

type PreviewOptions = { list?: boolean; remove?: boolean; port: string };

/** `preview`: what is live with one release in its place, at an address of its own. */
export function addPreviewCommand(program: Command): void {
  program
    .command('preview')
    .description('compose what is live with one release in its place, at an address of its own')
    .argument('[release]', 'such as towns@1.3.0-3fa9c2d1e0')
    .option('--list', 'the previews that there are')
    .option('--remove', 'remove the preview of the release')
    .option('--port <port>', 'of the local server, for the address that is told', '8080')
    .action(async (name: string | undefined, options: PreviewOptions) => {
      const port = readPort(options.port, '--port 8080');
      if (options.list) return await tellPreviews(port);
      if (name === undefined) {
        throw new DeliveryError(
          'No release is named.',
          'Such as: npm run rth -- preview towns@1.3.0-3fa9c2d1e0; npm run status lists the releases.',
        );
      }
      const folders = stateFolders();
      const { app, version } = await releaseNamed(folders.releases, name);
      if (options.remove) {
        await removePreview(folders, app, version);
        return report({ removed: { app, version } }, `The preview of ${app} ${version} is gone.`);
      }
      const compose = await composeOptions();
      const preview = await timed(`Preview ${app}`, () => makePreview(folders, app, version, compose));
      const address = previewAddress(preview.label, port);
      report({ ...preview, address }, [
        `${preview.pages} pages, ${app} ${version} beside what is live. Robots keep off, forms lead nowhere.`,
        `${address}   (while npm start or npm run rth -- serve runs)`,
      ]);
    });
}

async function tellPreviews(port: number): Promise<void> {
  const previews = (await listPreviews(stateFolders())).map((preview) => ({
    ...preview,
    address: previewAddress(preview.label, port),
  }));
  const lines = previews.map(
    ({ app, version, composedAt, address }) => `${app} ${version}  ${composedAt.slice(0, 16)}  ${address}`,
  );
  report(previews, lines.length > 0 ? lines : 'There are no previews.');
}

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { PlacelessIdsPlugin } from '../placeless-ids-plugin';
import { buildTiny } from './tiny-build';

/** A program: builds a remote with one module, and prints its scripts by name as JSON. */
async function print(): Promise<void> {
  const { files, errors } = await buildTiny(
    { 'main.js': 'export default 1;', 'view.js': 'export const view = () => "Riom";' },
    {
      plugins: [
        new ModuleFederationPlugin({
          name: 'tiny',
          filename: 'remoteEntry.js',
          exposes: { './remote': './view.js' },
          experiments: { externalRuntime: true },
          manifest: false,
          dts: false,
        }),
        new PlacelessIdsPlugin(),
      ],
    },
  );
  if (errors) throw new Error(errors);
  const scripts = [...files].map(([name, content]) => [name, content.toString()]);
  console.log(JSON.stringify(Object.fromEntries(scripts)));
}

void print();

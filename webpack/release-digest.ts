import { createHash } from 'node:crypto';
import path from 'node:path';
import { entriesOf } from './entries';
import { providedModuleNames } from './provided-modules';
import { appFolder, remotes, type AppName } from './remotes';
import { sourceDigest, type SourcePlaces } from './source-digest';

/** Returns the digest of an app's build configuration, which validates webpack's cache. */
export const buildDigest = (app: AppName): string => withOwnRow(app, [`${appFolder(app)}/webpack.config.ts`]);

/** Returns the digest of all inputs of an app's release: sources, build and metadata. */
export function releaseDigest(app: AppName, places?: SourcePlaces): string {
  const own = [...entriesOf(app), 'webpack.config.ts', 'package.json'];
  const files = own.map((file) => path.posix.join(appFolder(app), file));
  return withOwnRow(app, [...files, 'host/delivery/release/release.ts', 'tsconfig.json'], places);
}

/** Returns the digest of the entries. Ignores the rows of other remotes and, for a remote, the provided modules. */
function withOwnRow(app: AppName, entries: readonly string[], places?: SourcePlaces): string {
  const isHost = app === 'host';
  const sources = sourceDigest(
    entries,
    ['webpack/remotes.ts', ...(isHost ? [] : providedModuleNames)],
    places,
  );
  return createHash('sha256')
    .update(JSON.stringify([sources, isHost ? null : remotes[app]]))
    .digest('hex');
}

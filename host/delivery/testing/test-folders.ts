import path from 'node:path';
import { cacheFolder } from '../../../webpack/paths';
import { stateFolders, type StateFolders } from '../state-folders';

/** Returns the folders of the site that the browser tests and benchmarks share. */
export function testFolders(): StateFolders {
  return stateFolders(path.join(cacheFolder, 'e2e-site'));
}

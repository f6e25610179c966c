import path from 'node:path';
import { cacheFolder } from '../../../webpack/paths';
import { stateFolders, type StateFolders } from '../state-folders';

/** Returns folders for the releases and sites of tests. */
export function testFolders(): StateFolders {
  return stateFolders(path.join(cacheFolder, 'e2e-site'));
}

import path from 'node:path';
import { cacheFolder } from '../../../webpack/paths';
import { stateFolders, type StateFolders } from '../state-folders';

/** The tests' own releases and composed site, apart from a developer's. */
export function testFolders(): StateFolders {
  return stateFolders(path.join(cacheFolder, 'e2e-site'));
}

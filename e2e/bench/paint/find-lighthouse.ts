import path from 'node:path';
import { installProject } from '../../../host/delivery/install-project';

/** Returns the command that starts Lighthouse, which only this bench uses. */
export function findOrInstallLighthouse(): readonly [node: string, script: string] {
  const folder = path.join(path.dirname(__dirname), 'lighthouse');
  const modules = installProject(folder, 'Lighthouse and its Node (365 MB)');
  return [path.join(modules, 'node', 'bin', 'node'), path.join(modules, 'lighthouse', 'cli', 'index.js')];
}

import path from 'node:path';
import { installProject } from '../../../delivery/install-project';

/** Returns the path of the Node that production uses. Installs that Node on the first call. */
export function pinnedNode(): string {
  const folder = path.join(__dirname, 'node');
  const modules = installProject(folder, 'the newest Node with long-term support (189 MB)');
  return path.join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
}

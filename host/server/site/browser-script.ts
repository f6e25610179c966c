import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';

/** Path of the bundled script in a server package, which does not contain the sources. */
const packagedScript = path.join(__dirname, 'browser', 'atelier.js');

/** Returns the browser script of the owner's pages. */
export async function readBrowserScript(): Promise<Uint8Array> {
  if (existsSync(packagedScript)) return readFile(packagedScript);
  const { buildSync } = await import('esbuild');
  const { outputFiles } = buildSync({ ...scriptBuild, write: false });
  return outputFiles?.[0]?.contents ?? new Uint8Array();
}

/** esbuild options, also used by the packager. */
export const scriptBuild: BuildOptions = {
  entryPoints: [path.join(__dirname, 'browser', 'atelier.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
};

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ResponseHeaderRules } from '../site-headers';

export type TemporaryFolder = { path: string; remove(): Promise<void> };

export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-server-'));
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

const headers: ResponseHeaderRules = {
  '*': { 'X-Content-Type-Options': 'nosniff', 'Integrity-Policy': 'blocked-destinations=(script)' },
  '/releases/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/registry.json': { 'Access-Control-Allow-Origin': '*' },
};

/** Writes a small composed site, precompressed like a real one. */
export async function writeSampleSite(folder: string, name = 'première'): Promise<void> {
  const page = (title: string) => `<!doctype html><title>${title}</title><p>Version ${name}</p>`;
  const files: Record<string, string> = {
    'index.html': page('Accueil'),
    'villes/riom/index.html': page('Riom'),
    '404.html': page('404'),
    'registry.json': '{}',
    'robots.txt': 'User-agent: *',
    'releases/towns/1.0.0-AB12/Entry.js': `console.log('${name}');`,
    '_internal.json': '{}',
    '.hidden': 'secret',
    'headers.json': JSON.stringify(headers),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    if (/\.(html|js)$/.test(file)) {
      await writeFile(`${target}.br`, brotliCompressSync(text));
      await writeFile(`${target}.gz`, gzipSync(text));
    }
  }
}

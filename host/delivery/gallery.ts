import { cp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { documentCss } from '@renovation-th/shared/theme/document-css';
import { galleryConfig, galleryFolder } from '../../webpack/gallery-config';
import { repositoryRoot } from '../../webpack/paths';
import { scriptJson } from '@renovation-th/shared/html-text';
import { print } from './progress';
import { runWebpack } from './release/build-app';
import { readIdentity } from '../server/identity/read-identity';

const fonts = { head: 'bricolage-grotesque-fr.woff2', text: 'instrument-sans-fr.woff2' };
const themes = ['light', 'dark'] as const;

/** Runs `npm run gallery`: builds the gallery and serves it until Ctrl+C. */
async function run(): Promise<void> {
  const gallery = await startGallery(4300);
  print(`The gallery: ${gallery.url}   (one theme: ${themes.map((theme) => `/${theme}.html`).join(', ')})`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void gallery.close().then(() => process.exit(0)));
  }
}

/**
 * Builds the gallery and serves it on this machine.
 * @param port 0 for any free port.
 */
export async function startGallery(port: number): Promise<{ url: string; close: () => Promise<void> }> {
  await build();
  const server = createServer(sirv(galleryFolder));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: given } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${given}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(galleryFolder, { recursive: true, force: true });
    },
  };
}

async function build(): Promise<void> {
  await runWebpack('The gallery', [galleryConfig()]);
  const fontFolder = path.join(repositoryRoot, 'shared', 'src', 'theme', 'fonts');
  for (const font of Object.values(fonts))
    await cp(path.join(fontFolder, font), path.join(galleryFolder, font));
  const identity = await readIdentity();
  for (const theme of themes) {
    await writeFile(path.join(galleryFolder, `${theme}.html`), themeDocument(theme, identity));
  }
  await writeFile(path.join(galleryFolder, 'index.html'), bothThemes());
}

const head = (title: string, css: string) =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${css}</style>`;

/** Returns the document of one theme. The index shows it in a frame, and media queries use the frame's width. */
function themeDocument(theme: (typeof themes)[number], identity: Identity): string {
  const css = documentCss({ head: `/${fonts.head}`, text: `/${fonts.text}` });
  const data = `<script type="application/json" id="identity">${scriptJson(identity)}</script>`;
  const script = '<script src="/gallery.js" defer></script>';
  return `<!doctype html><html lang="fr" data-theme="${theme}"><head>${head(`Composants, ${theme}`, css)}${data}${script}</head><body><div id="root"></div></body></html>`;
}

function bothThemes(): string {
  const css = 'body{display:flex;margin:0;height:100vh}iframe{flex:1;border:0}';
  const frames = themes.map((theme) => `<iframe title="${theme}" src="/${theme}.html"></iframe>`);
  return `<!doctype html><html lang="fr"><head>${head('Composants', css)}</head><body>${frames.join('')}</body></html>`;
}

if (process.argv[1] === __filename) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

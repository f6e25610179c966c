import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const LoadScriptRuntimeModule = webpack.runtime.LoadScriptRuntimeModule;

/** Stands for the list of hashes until the chunks have their last bytes. */
const pinsPlaceholder = '__CHUNK_INTEGRITY__';
/** A well-formed hash that nothing matches: browsers ignore a malformed value and run the script. */
const matchesNothing = `sha384-${'A'.repeat(64)}`;

/**
 * Pins every chunk that an entry may load: each script webpack inserts gets the sha384 of the
 * file as it was built. A chunk without a hash gets one that matches nothing, so it never runs.
 *
 * A second attempt at the same chunk asks for it under another address (`?retry=1`), because
 * browsers join a request to one that hangs.
 */
export class IntegrityPlugin {
  /** @param entryFiles files that load the chunks; their own hash is pinned by the document or the registry. */
  constructor(private readonly entryFiles: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${pinScript}`,
      );
      compilation.hooks.processAssets.tap(
        // After webpack has put the real content hashes into the file names.
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 50 },
        (assets) => {
          // Webpack keeps files in the order in which it finished them, which differs between two builds.
          const scripts = Object.keys(assets)
            .filter((file) => file.endsWith('.js'))
            .sort();
          // What is an entry of its own is loaded by documents.
          const chunks = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
          const pinned = scripts.filter((file) => chunks.some(({ files }) => files.has(file)));
          const list = pinned.map((file) => `${sha384(compilation.getAsset(file)?.source.buffer())} ${file}`);
          for (const entry of this.entryFiles.filter((file) => scripts.includes(file))) {
            const map = compilation.getAsset(`${entry}.map`)?.source.source().toString() ?? null;
            const old = compilation.getAsset(entry)?.source.source().toString() ?? '';
            const mapped =
              map === null ? new sources.RawSource(old) : new sources.SourceMapSource(old, entry, map);
            const pinnedEntry = replaceToken(new sources.ReplaceSource(mapped), list.join('|'));
            compilation.updateAsset(entry, new sources.RawSource(pinnedEntry.source()));
            // The list moves what stands after it in the same line.
            if (map !== null)
              compilation.updateAsset(
                `${entry}.map`,
                new sources.RawSource(JSON.stringify(pinnedEntry.map())),
              );
          }
        },
      );
    });
  }
}

/** Runs between webpack's `script.src = …` and the insertion of the script. */
const pinScript = `
const pin = ("${pinsPlaceholder}".split("|").find((line) => url.endsWith("/" + line.slice(72))) || "${matchesNothing}").slice(0, 71);
const attempts = (self.__chunkAttempts ??= {});
const attempt = (attempts[url] = (attempts[url] ?? -1) + 1);
if (attempt) script.src = __webpack_require__.tu ? __webpack_require__.tu(url + "?retry=" + attempt) : url + "?retry=" + attempt;
script.integrity = pin;
script.crossOrigin = "anonymous";`;

function sha384(content: Buffer | undefined): string {
  if (!content) throw new Error('IntegrityPlugin: webpack gave no content to hash.');
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function replaceToken(source: webpack.sources.ReplaceSource, list: string): webpack.sources.ReplaceSource {
  const text = source.source().toString();
  for (let at = text.indexOf(pinsPlaceholder); at >= 0; at = text.indexOf(pinsPlaceholder, at + 1)) {
    source.replace(at, at + pinsPlaceholder.length - 1, list);
  }
  return source;
}

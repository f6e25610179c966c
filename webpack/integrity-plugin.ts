import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const LoadScriptRuntimeModule = webpack.runtime.LoadScriptRuntimeModule;

/** A well-formed hash that never matches. Browsers ignore a malformed hash, and run the script. */
const matchesNothing = `sha384-${'A'.repeat(64)}`;

/**
 * Gives each script that webpack inserts the SHA-384 hash of its built file. An unlisted chunk gets a hash that never
 * matches. A retry requests another URL (`?retry=1`), because browsers merge requests for the same URL.
 */
export class IntegrityPlugin {
  /** @param entryFiles files that load the chunks. Documents contain the hashes of these files. */
  constructor(private readonly entryFiles: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const pinsOfApp = `[${JSON.stringify(compilation.outputOptions.uniqueName)}]`;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${pinScript(pinsOfApp)}`,
      );
      compilation.hooks.processAssets.tap(
        // Runs after webpack has put the final names of pictures and fonts into the scripts, which changes their bytes.
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 50 },
        (assets) => {
          // Documents load the entries, so webpack loads only the other scripts.
          const chunks = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
          // Sorts the files, because webpack finishes them in a different order in each build.
          const pinned = Object.keys(assets)
            .filter((file) => file.endsWith('.js') && chunks.some(({ files }) => files.has(file)))
            .sort();
          const list = pinned.map((file) => `${sha384(compilation.getAsset(file)?.source.buffer())} ${file}`);
          // Appends the list: prepending it would break source maps. The newline is for development builds, which end
          // with a comment.
          const pins = `\n;(self.__chunkPins??={})${pinsOfApp}=${JSON.stringify(list)};`;
          for (const entry of this.entryFiles)
            if (assets[entry])
              compilation.updateAsset(entry, (old) => new sources.RawSource(old.source() + pins));
        },
      );
    });
  }
}

/** Returns code that runs between webpack's `script.src = …` and the insertion of the script. */
const pinScript = (pinsOfApp: string) => `
const pin = (self.__chunkPins?.${pinsOfApp}?.find((line) => url.endsWith("/" + line.slice(72))) || "${matchesNothing}").slice(0, 71);
const attempts = (self.__chunkAttempts ??= {});
const attempt = (attempts[url] = (attempts[url] ?? -1) + 1);
if (attempt) script.src = __webpack_require__.tu ? __webpack_require__.tu(url + "?retry=" + attempt) : url + "?retry=" + attempt;
script.integrity = pin;
script.crossOrigin = "anonymous";`;

function sha384(content: Buffer | undefined): string {
  if (!content) throw new Error('IntegrityPlugin: webpack gave no content to hash.');
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

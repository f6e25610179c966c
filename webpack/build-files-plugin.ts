import type { Compiler, Compilation } from 'webpack';

/** Which files each part of an app needs, in the order webpack loads them. Written as `build-files.json`. */
export type BuildFiles = {
  /** Chunk name (`section-works`, `remote`, `federation`) to its scripts. */
  chunks: Record<string, string[]>;
};

/** Name of the chunk of a remote's one exposed module, by which compose preloads it. */
export const exposedChunk = 'remote';

/** Name of the chunk of a section: what `Remote.sections` asks for. */
export const sectionChunk = (section: string) => `section-${section}`;

export const buildFilesName = 'build-files.json';

/** Writes down the scripts behind every named dynamic import, so that compose can preload exactly those. */
export class BuildFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('BuildFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildFilesPlugin', stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const content: BuildFiles = { chunks: scriptsByChunkName(compilation) };
          compilation.emitAsset(buildFilesName, new sources.RawSource(JSON.stringify(content, null, 2)));
        },
      );
    });
  }
}

function scriptsByChunkName(compilation: Compilation): Record<string, string[]> {
  return Object.fromEntries(
    [...compilation.namedChunkGroups]
      .map(([name, group]) => [name, group.getFiles().filter((file) => file.endsWith('.js'))] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

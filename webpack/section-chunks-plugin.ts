import path from 'node:path';
import type { Compiler } from 'webpack';
import { sectionChunk } from './chunk-names';

/**
 * Names the chunk of each section after its module, so that the imports in `remote.ts` need no magic comment. For
 * example, the chunk of `./quote/QuoteForm` is `section-QuoteForm`.
 */
export class SectionChunksPlugin {
  /** @param manifest path of `remote.ts`. */
  constructor(private readonly manifest: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SectionChunksPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SectionChunksPlugin', (modules) => {
        for (const module of modules) {
          if (module.nameForCondition() !== this.manifest) continue;
          for (const block of module.blocks) {
            const [imported] = block.dependencies;
            if (imported && 'request' in imported)
              block.chunkName = sectionChunk(path.basename(String(imported.request)));
          }
        }
      });
    });
  }
}

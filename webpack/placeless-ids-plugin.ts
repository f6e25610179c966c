import type { Compiler, Module } from 'webpack';

/** The modules that the federation plugin names by the folder of this machine where they lie. */
const places: readonly [id: number, isIt: (module: Module) => boolean][] = [
  [1, (module) => module.identifier().startsWith('container entry ')],
  [2, (module) => /[\\/]\.federation[\\/]entry\./.test(module.nameForCondition() ?? '')],
];

/** Gives these modules numbers of their own, so that the same sources are one version on every machine. */
export class PlacelessIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlacelessIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap('PlacelessIdsPlugin', (modules) => {
        for (const module of modules)
          for (const [id, isIt] of places) if (isIt(module)) compilation.chunkGraph.setModuleId(module, id);
      });
    });
  }
}

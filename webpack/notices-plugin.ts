import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';

export const noticesFile = 'third-party-notices.txt';

/** Writes the licences of all packages in a build's scripts to one file. A missing licence text fails the build. */
export class NoticesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources, WebpackError } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('NoticesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'NoticesPlugin', stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const packages = bundledPackages(compilation).map(readPackage);
          for (const { title, licences } of packages) {
            compilation.fileDependencies.addAll(licences);
            if (licences.length > 0) continue;
            compilation.errors.push(
              new WebpackError(`${title} has no licence text, so it cannot be shipped.`),
            );
          }
          compilation.emitAsset(noticesFile, new sources.RawSource(noticesOf(packages)));
        },
      );
    });
  }
}

/** Every script of a build also contains webpack's own runtime. */
const webpackFolder = path.dirname(require.resolve('webpack/package.json'));

/** Returns the folders of the packages whose code is in the scripts. */
function bundledPackages({ modules, chunkGraph }: Compilation): string[] {
  const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return [...new Set([webpackFolder, ...bundled.flatMap(packagesOf)])];
}

/** Matches a package's folder. Names with a leading dot are caches of tools. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*/;

/** A concatenated module lists the modules that webpack has merged into it. */
function packagesOf(module: Module): string[] {
  const parts = 'modules' in module ? (module.modules as Module[]) : [module];
  return parts.flatMap((part) => packageFolder.exec(part.nameForCondition() ?? '')?.[0] ?? []);
}

/** A package with the files of its licence and notices. */
type Package = { title: string; licences: readonly string[] };

type Manifest = { name: string; version: string; license: string };

function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(read(path.join(folder, 'package.json'))) as Manifest;
  const brought = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  return {
    title: `${name} ${version} (${license})`,
    licences: brought.sort().map((file) => path.join(folder, file)),
  };
}

/** Returns the notices, which are sorted so that the same packages give the same bytes. */
function noticesOf(packages: readonly Package[]): string {
  const notices = packages.map(({ title, licences }) => [title, ...licences.map(read)].join('\n\n')).sort();
  const separator = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['The scripts beside this file contain code of:', ...notices].join(separator)}\n`;
}

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();

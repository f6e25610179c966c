import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { DeliveryError } from '../delivery-error';

const nodeRequire = createRequire(__filename);

type Provide = (name: string) => unknown;

/**
 * Evaluates the server bundle of a release.
 * @param provide resolves the modules that the host provides. A bundle contains all other modules.
 * @throws DeliveryError when the bundle requires a module that the host does not provide.
 */
export function loadServerModule<Exports>(file: string, provide: Provide = () => undefined): Exports {
  const code = readFileSync(file, 'utf8');
  const module: { exports: unknown } = { exports: {} };
  const requireProvided = (name: string) => {
    if (isBuiltin(name)) return nodeRequire(name) as unknown;
    const provided = provide(name);
    if (provided === undefined) {
      throw new DeliveryError(
        `${file} requires "${name}", which the host does not provide while prerendering.`,
        'Import it in an effect or behind a dynamic import, or add it to webpack/provided-modules.ts.',
      );
    }
    return provided;
  };

  // Passes the file name, so that a stack trace names the release.
  const evaluate = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    filename: file,
  }) as (module: { exports: unknown }, exports: unknown, require: Provide) => void;
  evaluate(module, module.exports, requireProvided);
  return module.exports as Exports;
}

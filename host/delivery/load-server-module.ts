import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { DeliveryError } from './delivery-error';

const nodeRequire = createRequire(__filename);

/**
 * Evaluates the server bundle of a release.
 * @param lend what `require` answers for the modules that the host lends; a remote's bundle
 *   contains everything else itself, and so does the host's.
 * @throws DeliveryError when the bundle asks for a module that nobody lends.
 */
export function loadServerModule<Exports>(file: string, lend: (name: string) => unknown): Exports {
  const module: { exports: unknown } = { exports: {} };
  const requireLent = (name: string) => {
    if (isBuiltin(name)) return nodeRequire(name) as unknown;
    const lent = lend(name);
    if (lent === undefined) {
      throw new DeliveryError(
        `${file} asks for « ${name} », which the host does not lend while prerendering.`,
        'Import it in an effect or behind a dynamic import, or add it to webpack/lent-modules.ts.',
      );
    }
    return lent;
  };

  const wrapped = `(function (module, exports, require) {${readFileSync(file, 'utf8')}\n})`;
  // Its own file name, so that a stack names the release.
  const evaluate = vm.runInThisContext(wrapped, { filename: file }) as (
    module: { exports: unknown },
    exports: unknown,
    require: (name: string) => unknown,
  ) => void;
  evaluate(module, module.exports, requireLent);
  return module.exports as Exports;
}

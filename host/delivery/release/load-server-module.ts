import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { DeliveryError } from '../delivery-error';

const nodeRequire = createRequire(__filename);

type Lend = (name: string) => unknown;
const lendNothing: Lend = () => undefined;

/** Evaluated bundles, by their file: the gate and compose load the same ones. */
const running = new Map<string, { code: string; lend: Lend; exports: unknown }>();

/**
 * Evaluates the server bundle of a release, once as long as its code and `lend` are the same.
 * @param lend resolves the modules that the host lends; a bundle contains everything else itself.
 * @throws DeliveryError when the bundle requires a module that the host does not lend.
 */
export function loadServerModule<Exports>(file: string, lend = lendNothing): Exports {
  const code = readFileSync(file, 'utf8');
  const evaluated = running.get(file);
  if (evaluated?.code === code && evaluated.lend === lend) return evaluated.exports as Exports;

  const module: { exports: unknown } = { exports: {} };
  const requireLent = (name: string) => {
    if (isBuiltin(name)) return nodeRequire(name) as unknown;
    const lent = lend(name);
    if (lent === undefined) {
      throw new DeliveryError(
        `${file} requires "${name}", which the host does not lend while prerendering.`,
        'Import it in an effect or behind a dynamic import, or add it to webpack/lent-modules.ts.',
      );
    }
    return lent;
  };

  // Passes the file name, so that a stack names the release.
  const evaluate = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, {
    filename: file,
  }) as (module: { exports: unknown }, exports: unknown, require: Lend) => void;
  evaluate(module, module.exports, requireLent);
  running.set(file, { code, lend, exports: module.exports });
  return module.exports as Exports;
}

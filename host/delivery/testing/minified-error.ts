import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { readRelease, releaseFolder } from '../release-record';

type Factory = (module: object, exports: Exports, require: Require) => void;
type Exports = { default?: () => unknown };
type Require = ((id: number) => unknown) & Record<'d' | 'r' | 'n', (...values: never[]) => unknown>;

/** Stands for whatever the host lends: every value of it is the same again. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});

/** As webpack's: `d` defines what a module exports, and getters are asked late. */
const bundleRequire: Require = Object.assign(() => anything, {
  d: (exports: object, getters: Record<string, () => unknown>) => {
    for (const [name, get] of Object.entries(getters)) Object.defineProperty(exports, name, { get });
  },
  r: () => undefined,
  n: () => () => anything,
});

/**
 * Draws the filter of the towns, out of its minified script and at its address, without the props that it needs.
 * @returns the stack that the engine of Chrome gives.
 */
export async function errorInMinifiedScript(releases: string, version: string): Promise<string> {
  const { chunks } = await readRelease(releases, 'towns', version);
  const script = chunks['section-filter']?.find((file) => file.startsWith('section-filter.')) ?? '';
  const code = await readFile(path.join(releaseFolder(releases, 'towns', version), 'client', script), 'utf8');
  const page: { webpackChunkrenovation_th_towns: [number[], Record<string, Factory>][] } = {
    webpackChunkrenovation_th_towns: [],
  };
  const filename = `https://www.sample.example/releases/towns/${version}/${script}`;
  vm.runInNewContext(code, Object.assign(page, { globalThis: page }), { filename });
  for (const factory of Object.values(page.webpackChunkrenovation_th_towns[0]?.[1] ?? {})) {
    const exports: Exports = {};
    factory({}, exports, bundleRequire);
    try {
      exports.default?.();
    } catch (error) {
      return String(Object(error).stack);
    }
  }
  throw new Error('The filter needs no props.');
}

import type { LoaderContext } from 'webpack';

/** The request of the module's own code, which is run and not bundled. */
export const ownCode = /^\?own-code$/;

/**
 * Runs a module while the app is built: scripts hold what it exports, as JSON, and neither its code nor the
 * records that it reads. Its name ends in `.data.ts`, and its exports survive JSON.
 */
export default async function runNowLoader(this: LoaderContext<object>) {
  const done = this.async();
  try {
    const exported: Readonly<Record<string, unknown>> = await this.importModule(
      `${this.resourcePath}?own-code`,
    );
    const lines = Object.entries(exported).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
    );
    done(null, lines.join(''));
  } catch (cause) {
    done(cause instanceof Error ? cause : new Error(String(cause)));
  }
}

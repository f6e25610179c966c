import { existsSync } from 'node:fs';
import { findOrInstallChromium, installPackages } from '../../support/find-chromium';
import type { EngineName } from './engine';

/** Program files and Debian packages of the engines other than Chromium. */
const programs = {
  firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

/**
 * Returns the paths of the three browsers. Installs missing browsers with apt. @throws Error if a browser is still
 * missing.
 */
export function findOrInstallEngines(): Record<EngineName, string> {
  return {
    chromium: findOrInstallChromium(),
    firefox: findOrInstall('firefox'),
    webkit: findOrInstall('webkit'),
  };
}

function findOrInstall(name: keyof typeof programs): string {
  const { files, packages } = programs[name];
  const isMissing = () => files.some((file) => !existsSync(file));
  if (isMissing()) {
    console.log(`Installing ${packages.join(', ')} …`);
    installPackages(...packages);
  }
  if (isMissing()) throw new Error(`${name} is missing. Run apt-get install ${packages.join(' ')}.`);
  return files[0];
}

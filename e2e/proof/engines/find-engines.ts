import { existsSync } from 'node:fs';
import { findOrInstallChromium, installPackages } from '../../support/find-chromium';
import type { EngineName } from './engine';

/** What each of the two needs besides Chromium, and where its package puts it. */
const programs = {
  firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

/**
 * Paths of the three browsers' programs; installs with apt what is missing.
 * @throws Error that names the packages to install by hand.
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
  if (isMissing()) throw new Error(`${name} cannot be driven: apt-get install ${packages.join(' ')}.`);
  return files[0];
}

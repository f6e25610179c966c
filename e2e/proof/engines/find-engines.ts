import { existsSync } from 'node:fs';
import { findOrInstallChromium, installPackages } from '../../support/find-chromium';
import type { EngineName } from './engine';

/** Programs that the two other engines need, and their paths. */
const programs = {
  firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

/**
 * Returns the paths of the three browsers; installs missing ones with apt. @throws Error that names the packages to
 * install by hand.
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

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell comes first: tests take two thirds of the time with it. */
const paths = [
  '/usr/bin/chromium-headless-shell',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Fallback fonts for the site's own; Chromium's package installs none. */
const standInFonts = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`);

/**
 * Returns the path of a Chromium that Playwright can drive: `CHROMIUM`, or Debian's headless shell, installed if
 * missing; otherwise another Chromium. @throws Error that says what to install by hand.
 */
export function findOrInstallChromium(): string {
  const wanted = process.env.CHROMIUM;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM is "${wanted}", which does not exist.`);
  const [headless = ''] = paths;
  const isComplete = existsSync(wanted ?? headless) && standInFonts.some((folder) => existsSync(folder));
  if (!isComplete && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium and fallback fonts …');
    installPackages(...(wanted ? [] : ['chromium-headless-shell']), 'fonts-liberation');
  }
  const find = () => wanted ?? paths.find((file) => existsSync(file));
  if (!find())
    spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
      stdio: 'ignore',
      timeout: 300_000,
    });

  const found = find();
  if (!found)
    throw new Error('No Chromium: install one (apt-get install chromium) or set CHROMIUM to its path.');
  return found;
}

/** Installs with apt, as root or through sudo; ignores failures. */
export function installPackages(...names: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return spawnSync(command, rest, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}

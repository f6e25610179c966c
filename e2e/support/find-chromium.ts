import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell comes first, because it shortens the tests by a third. */
const paths = [
  '/usr/bin/chromium-headless-shell',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Folders of the fallback fonts, which Chromium's package does not install. */
const standInFonts = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`);

/**
 * Returns `CHROMIUM` if set, or else the path of a Chromium. Installs Chromium and fonts if they are missing.
 * @throws Error if there is no Chromium.
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
    throw new Error('Chromium is missing. Run apt-get install chromium, or set CHROMIUM to its path.');
  return found;
}

/** Installs Debian packages as root or with sudo. Ignores failures. */
function installPackages(...names: string[]): void {
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

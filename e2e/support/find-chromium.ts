import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The one without windows first: it does the same work in two thirds of the time. */
const headlessChromium = '/usr/bin/chromium-headless-shell';
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Path of a Chromium that Playwright can drive: `CHROMIUM`, Playwright's own, or the system's.
 * When there is none, installs one: Playwright's own where it can be had, else Debian's package.
 * @throws Error that says what to install by hand.
 */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) {
    installStandInFont();
    return found;
  }

  console.log('Installing Chromium …');
  // Without its own download server, Playwright answers at once; the system's package comes next.
  const own = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  if (own.status !== 0) installPackages('chromium', 'fonts-liberation');

  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium: install one (apt-get install chromium) or set CHROMIUM to its path.');
  return installed;
}

/**
 * Path of Debian's Chromium without windows, which does the work of the end-to-end tests in two thirds of the
 * time; installs it where it is missing. Where it cannot be had, or `CHROMIUM` names another: as `findOrInstallChromium`.
 */
export function findOrInstallHeadlessChromium(): string {
  if (process.env.CHROMIUM) return findOrInstallChromium();
  if (!existsSync(headlessChromium)) {
    console.log('Installing Chromium without windows …');
    installPackages('chromium-headless-shell', 'fonts-liberation');
  }
  if (!existsSync(headlessChromium)) return findOrInstallChromium();
  installStandInFont();
  return headlessChromium;
}

/** Chromium's package does without the font that stands in for the site's own until they arrive. */
function installStandInFont(): void {
  const isThere = ['liberation', 'liberation2'].some((name) =>
    existsSync(`/usr/share/fonts/truetype/${name}`),
  );
  if (!isThere && existsSync('/usr/bin/apt-get')) installPackages('fonts-liberation');
}

/** With apt, as root or through sudo; says nothing when it fails. */
export function installPackages(...names: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...words: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...words];
    return spawnSync(command, rest, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}

function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM is « ${wanted} », which does not exist.`);
  return wanted ?? [chromium.executablePath(), ...systemPlaces].find((place) => existsSync(place));
}

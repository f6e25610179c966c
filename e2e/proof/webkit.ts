import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../host/delivery/testing/free-port';
import { controlNamed, until, type Visit } from './visit';

/** Starts Debian's WebKitGTK: its driver, its small browser, and a virtual screen, because it has no headless mode. */
export async function startWebKit(): Promise<Visit> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  // Headless WebKitGTK 2.50.6 ends its web process at document.startViewTransition(), also on a plain page.
  await mkdir(path.join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(
    path.join(home, '.config/gtk-3.0/settings.ini'),
    '[Settings]\ngtk-enable-animations=false\n',
  );
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...environment(home), DISPLAY: `:${await displayOf(screen)}` },
    stdio: 'ignore',
  });
  await untilListening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: await miniBrowser(),
        args: ['--automation', '--geometry=1280x900'],
      },
    })
    .build();
  const visit: Visit = {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    read: (expression) => driver.executeScript(`return ${expression}`),
    click: async (name) => (await find(visit, driver, name)).click(),
    type: async (name, text) => (await find(visit, driver, name)).sendKeys(text),
    upload: async (name, file) => (await find(visit, driver, name)).sendKeys(file),
    async close() {
      await driver.quit().catch(() => undefined);
      for (const child of [driverProcess, screen]) child.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return visit;
}

async function find(visit: Visit, driver: WebDriver, name: string): Promise<WebElement> {
  await until(visit, controlNamed(name));
  return driver.executeScript<WebElement>(`return ${controlNamed(name)}`);
}

/** Software rendering, and no sandbox, which containers do not allow. */
const environment = (home: string) => ({
  HOME: home,
  XDG_RUNTIME_DIR: home,
  XDG_CONFIG_HOME: path.join(home, '.config'),
  GDK_BACKEND: 'x11',
  GSETTINGS_BACKEND: 'memory',
  NO_AT_BRIDGE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
});

async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return number.toString().trim();
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (status?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer. Run apt-get install webkit2gtk-driver xvfb.');
}

async function miniBrowser(): Promise<string> {
  const folders = await readdir('/usr/lib');
  const architecture = folders.find((name) => name.endsWith('-linux-gnu')) ?? '';
  return path.join('/usr/lib', architecture, 'webkit2gtk-4.1/MiniBrowser');
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Builder, By, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../host/delivery/testing/free-port';
import { findInPage, foundBy, goBackSoon, selectAll, testingLibraryScript, untilFound } from './find-in-page';
import type { Engine, Key, Target } from './engine';

const keys = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  Home: SeleniumKey.HOME,
} as const satisfies Record<Key, string>;

/** Drives MiniBrowser, a browser with Safari's engine, over WebDriver on a virtual screen. */
export async function startWebkitEngine(): Promise<Engine> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  const processes: ChildProcess[] = [];
  const stop = async (driver?: WebDriver) => {
    await driver?.quit().catch(() => undefined);
    for (const child of processes.reverse()) child.kill();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const display = await startScreen(processes);
    const port = await freePort();
    processes.push(
      spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
        env: { ...process.env, ...desktop(home, display) },
        stdio: 'ignore',
      }),
    );
    await answering(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: await miniBrowser(), args: ['--automation'] },
      })
      .build();
    return await engineOf(driver, await testingLibraryScript(), () => stop(driver));
  } catch (error) {
    await stop();
    throw error;
  }
}

async function engineOf(driver: WebDriver, library: string, close: () => Promise<void>): Promise<Engine> {
  const capabilities = await driver.getCapabilities();
  const inPage = <Result>(work: (argument: string) => Result, argument = '') =>
    driver.executeScript<Awaited<Result>>(`return (${work.toString()})(arguments[0])`, argument);
  // Loads Testing Library and searches in one script, because the document may change between two scripts.
  const look = (target: Target) =>
    driver.executeScript<ReturnType<typeof findInPage>>(
      `if (!window.TestingLibraryDom) { ${library} }
       return (${findInPage.toString()})(arguments[0])`,
      foundBy(target),
    );
  const click = async (target: Target) => {
    const { x, y } = await untilFound('webkit', target, look);
    await driver
      .actions()
      .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y) })
      .click()
      .perform();
  };

  return {
    name: 'webkit',
    version: `WebKitGTK ${String(capabilities.get('browserVersion'))}`,
    // WebDriver cannot run a script before the document's own scripts.
    runFirst: null,
    open: (url) => driver.get(url),
    goBack: () => inPage(goBackSoon),
    evaluate: inPage,
    sees: async (target) => (await look(target)) !== null,
    scrollTo: async (target) => void (await untilFound('webkit', target, look)),
    click,
    type: async (target, text) => {
      await click(target);
      await inPage(selectAll);
      await driver.actions().sendKeys(text).perform();
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    attach: async (...files) => {
      await driver.findElement(By.css('input[type=file]')).sendKeys(files.join('\n'));
    },
    resize: async ({ width, height }) => {
      // Adds the window's frame to the size of the viewport.
      const { width: w, height: h } = await driver.manage().window().getRect();
      const inner = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + w - inner[0], height: height + h - inner[1] });
    },
    leave: () => driver.get('about:blank'),
    close,
  };
}

/** Starts a virtual screen. @returns its number. */
async function startScreen(processes: ChildProcess[]): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  processes.push(screen);
  const [firstLine] = await Promise.race([
    once(screen.stdio[3] ?? screen, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended.'))),
  ]);
  return String(firstLine).trim();
}

/** Returns the environment of a browser that runs as root, without a desktop or a graphics card. */
function desktop(home: string, display: string) {
  return {
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
    LANG: 'C.UTF-8',
  };
}

async function miniBrowser(): Promise<string> {
  for (const folder of await readdir('/usr/lib')) {
    const file = `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;
    if (existsSync(file)) return file;
  }
  throw new Error('MiniBrowser is missing. Run apt-get install webkit2gtk-driver.');
}

/** Resolves once the driver responds. */
async function answering(port: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

import { examplePages } from '../support/composed-site';
import { attributesUnlikeReact, disconnectedNodes } from '../support/hydration';
import { expect, test } from './engines/engine-test';
import { expectEngineAlive, mainText, violations, wordsLost } from './engines/page-state';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

for (const path of [...examplePages(), '/page-inconnue']) {
  test(`${path} reads whole and is taken over node for node`, async ({ engine, visited }) => {
    for (const size of [phone, desktop]) {
      await engine.resize(size);
      await engine.open(visited.url + path);
      expect((await mainText(engine)).length).toBeGreaterThan(250);
      await expect.poll(() => engine.sees({ role: 'heading', name: /./ })).toBe(true);

      await expectEngineAlive(engine);

      expect(await engine.evaluate(disconnectedNodes)).toEqual([]);
      expect(await engine.evaluate(attributesUnlikeReact)).toEqual([]);
      expect(await violations(engine)).toEqual([]);
    }
  });
}

for (const fault of ['missing', 'tampered', 'hangs'] as const) {
  test(`no text is lost when every script is ${fault}`, async ({ engine, visited }) => {
    visited.fail(/^\/releases\/.*\.js$/, fault);
    for (const path of examplePages()) {
      await engine.open(visited.url + path);
      // The first intent is what fetches the shell at once.
      await engine.press('Tab');
      if (fault !== 'hangs') await expect.poll(() => visited.count(/\.js$/)).toBeGreaterThan(0);

      expect(await wordsLost(engine), path).toEqual([]);
      expect(await engine.evaluate(() => window.tampered ?? false)).toBe(false);
    }
  });
}

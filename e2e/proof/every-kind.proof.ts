import { examplePages } from '../support/composed-site';
import { desktop, phone } from '../support/screens';
import { attributesUnlikeReact, disconnectedNodes } from '../support/hydration';
import { expect, test } from './engines/engine-test';
import { startSections, mainText, violations, wordsLost } from './engines/page-state';

for (const path of [...examplePages().map((page) => page.path), '/page-inconnue']) {
  test(`${path} is complete, and hydration replaces no node`, async ({ engine, visited }) => {
    for (const size of [phone, desktop]) {
      await engine.resize(size);
      await engine.open(visited.url + path);
      expect((await mainText(engine)).length).toBeGreaterThan(250);
      await expect.poll(() => engine.sees({ role: 'heading', name: /./ })).toBe(true);

      await startSections(engine);

      expect(await engine.evaluate(attributesUnlikeReact)).toEqual([]);
      expect(await engine.evaluate(disconnectedNodes)).toEqual([]);
      expect(await violations(engine)).toEqual([]);
    }
  });
}

for (const { title, fault, scripts } of [
  { title: 'every script is missing', fault: 'missing', scripts: /^\/releases\/.*\.js$/ },
  { title: 'every script is tampered with', fault: 'tampered', scripts: /^\/releases\/.*\.js$/ },
  // Only one script hangs, because each hanging request occupies one of the browser's six connections to an origin.
  { title: 'the script of the shell hangs', fault: 'hangs', scripts: /^\/releases\/host\/[^/]+\/main\.js$/ },
] as const) {
  test(`no text is lost when ${title}`, async ({ engine, visited }) => {
    visited.fail(scripts, fault);
    for (const { path } of examplePages()) {
      const before = visited.count(scripts);
      await engine.open(visited.url + path);
      // User input loads the shell at once.
      await engine.press('Tab');
      // Browsers cache a tampered file, and reject it again without a request.
      await expect.poll(() => visited.count(scripts)).toBeGreaterThan(fault === 'tampered' ? 0 : before);

      await expect
        .poll(() => wordsLost(engine, fault === 'hangs' ? 'awaited' : ''), { message: path })
        .toEqual([]);
      expect(await engine.evaluate(() => window.tampered ?? false)).toBe(false);
      await engine.leave();
    }
  });
}

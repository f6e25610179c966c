import { examplePages } from '../support/composed-site';
import { desktop, phone } from '../support/screens';
import type { Control, Engine } from './engines/engine';
import { expect, test } from './engines/engine-test';
import { startSections } from './engines/page-state';

for (const path of examplePages()) {
  test(`${path} tells the name and the role of every control`, async ({ engine, visited }) => {
    for (const size of [phone, desktop]) {
      await engine.resize(size);
      await engine.open(visited.url + path);
      await startSections(engine);
      const controls = (await engine.controls?.()) ?? [];

      expect(controls.length).toBeGreaterThan(10);
      // A `summary` has no role of ARIA, and WebKit tells none.
      expect(controls.filter(({ name, role }) => !name.trim() || /^(generic|none)$/i.test(role))).toEqual([]);
      expect(
        controls.filter((one) => !isInItsName(one)),
        'words that its name lacks',
      ).toEqual([]);
    }
  });
}

test('what opens, and what is chosen, tells its state', async ({ engine, visited }) => {
  await engine.resize(phone);
  await engine.open(`${visited.url}/villes/riom`);
  await startSections(engine);
  await expect.poll(() => engine.sees({ role: 'button', name: 'Menu' })).toBe(true);
  expect(await statesOf(engine, 'Menu')).not.toContain('expanded');
  await engine.click({ role: 'button', name: 'Menu' });
  expect(await statesOf(engine, 'Menu')).toContain('expanded');
  expect(await statesOf(engine, 'Système')).toContain('checked');
  await engine.click({ role: 'radio', name: 'Sombre' });
  expect(await statesOf(engine, 'Sombre')).toContain('checked');
  expect(await statesOf(engine, 'Système')).not.toContain('checked');

  await engine.open(`${visited.url}/contact`);
  await startSections(engine);
  expect(await statesOf(engine, 'Nom')).toContain('required');
  await engine.click({ role: 'checkbox', name: /rappelé/ });
  expect(await statesOf(engine, 'Je souhaite être rappelé')).toContain('checked');
});

async function statesOf(engine: Engine, name: string): Promise<readonly string[]> {
  const controls = (await engine.controls?.()) ?? [];
  const found = controls.find((one) => one.name.trim() === name);
  expect(found, `${name} among ${controls.map((one) => one.name).join(' · ')}`).toBeDefined();
  return found?.states ?? [];
}

/** WCAG 2.5.3: who says what he reads, is understood. What a field or a list holds is not its label. */
function isInItsName({ text, role, name }: Control): boolean {
  const plain = (words: string) =>
    words
      .replace(/[\s\u00ad]+/g, ' ')
      .trim()
      .toLowerCase();
  return /combobox|textbox|listbox|menulist/i.test(role) || plain(name).includes(plain(text));
}

/*
 * The first line of the shell's script. A page comes alive in this order:
 *
 * 1. early    `early.ts`, inlined in the document: theme, clicks that come too soon. It puts this script
 *             into the document once the page is painted, or somebody is about to use it.
 * 2. shell    this file: evaluates React and `App.tsx` in slices. Then `start.tsx` reads the document and
 *             hydrates the frame of the page, whose bars stay HTML (`layout/serve-head.ts`), with
 * 3. source   `sections/browser-source.ts`: it decides which sections need code, and waits until each comes
 *             near or is touched. The others stay HTML.
 * 4. remote   `federation/load-remote.ts` loads the release that owns the section, and its one module.
 * 5. section  `sections/CurrentPage.tsx` and `SlotSection.tsx` hydrate it, then early clicks are replayed.
 */
async function main() {
  // In slices: between two of them the browser may paint and answer, so that evaluating React is never one
  // long task. All slices are in one file; the imports cost no request.
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './App');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

/** Not in TypeScript's DOM library: https://wicg.github.io/scheduling-apis/ */
type WithYield = { yield?: () => Promise<void> };

function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: WithYield };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

main().catch((error: unknown) => {
  // Nothing will come alive: the page is styled as it is without scripts. The browser reports the rejection.
  delete document.documentElement.dataset.scripts;
  throw error;
});

export {};

/*
 * The first line of the shell's script. Code starts in this order:
 *
 * 1. early      `inlined.ts`, inlined in the document. It decides when a section is to start, and puts this
 *               script into the document for the first one, or for the first input that needs it.
 * 2. shell      this file: evaluates React in slices. Then `start.tsx` starts the router and the notices
 *               in a small root of their own, and enhances the bars, which stay HTML.
 * 3. sections   `sections/start-sections.ts` starts the sections that are wanted.
 * 4. remote     `federation/load-remote.ts` loads the release that has the section's code.
 * 5. section    `sections/section-root.tsx` hydrates it and tells it what the visitor did before; held input is
 *               repeated.
 */
async function main() {
  // In slices: between two of them the browser may paint and answer, so that evaluating React is never one
  // long task. All slices are in one file; the imports cost no request.
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  start();
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

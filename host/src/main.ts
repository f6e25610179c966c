/*
 * Starts in slices: between two of them the browser may paint and answer, so that evaluating
 * React is never one long task. All slices are in one file; the imports cost no request.
 */
async function main() {
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

void main();

export {};

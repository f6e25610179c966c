/*
 * Entry of the shell. Code starts in this order:
 *
 * 1. early      The script inlined in the document loads this script for the first section in view, or for the first
 *               input that needs the shell.
 * 2. shell      This file evaluates React. Then `start.tsx` starts the router and the notices in one small React
 *               root, and adds behaviour to the header's HTML.
 * 3. sections   `sections/start-sections.ts` starts each section when it comes into view.
 * 4. remote     `federation/load-section.ts` loads the release with the section's code.
 * 5. section    `sections/section-root.tsx` hydrates the section. The inlined script then does what the visitor has
 *               pressed.
 */
import { giveUp } from './early/start-shell';

async function main() {
  // Splits the evaluation of React into tasks, so that the browser can paint and respond between them. All this code
  // is in one file, so the imports send no requests.
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  start();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

main().catch((error: unknown) => {
  giveUp();
  throw error;
});

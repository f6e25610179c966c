/** The little that goober, notistack's style engine, asks of a `<style>` element. */
type StyleTarget = { parentNode: object; firstChild: { data: string } };

/**
 * The rules notistack writes when it loads, collected by letting it load here. The document
 * carries them as `<style id="_goober">`: goober then finds its rules there and creates no
 * element, which Trusted Types and the style policy would refuse.
 */
export async function toasterCss(): Promise<string> {
  const target: StyleTarget = { parentNode: {}, firstChild: { data: ' ' } };
  // In Node there is no `window`, although the types of the DOM library say so.
  const scope: { window?: unknown } = globalThis;

  scope.window = { _goober: target };
  try {
    await import('notistack');
  } finally {
    delete scope.window;
  }
  return target.firstChild.data;
}

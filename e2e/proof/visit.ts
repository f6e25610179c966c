/** A browser window as a journey uses it: the same acts over WebDriver BiDi and classic WebDriver. */
export type Visit = {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  /** Clicks the middle of the element after scrolling to it. */
  click(name: string): Promise<void>;
  type(name: string, text: string): Promise<void>;
  upload(name: string, file: string): Promise<void>;
  close(): Promise<void>;
};

/** Returns an expression that scrolls to the visible control, link or day with this accessible name. */
export const controlNamed = (name: string): string => `(() => {
  const wanted = ${JSON.stringify(name.normalize('NFC'))};
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) =>
    plain(element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent);
  const controls = document.querySelectorAll('a, button, input, select, textarea, [role="gridcell"]');
  const found = [...controls].find((element) => element.checkVisibility() && nameOf(element) === wanted);
  found?.scrollIntoView({ block: 'center' });
  // A radio button may lie invisibly under its label, which is what a visitor presses.
  return (found?.type === 'radio' ? found.labels[0] : found) ?? null;
})()`;

/** Milliseconds that an expectation waits, times the factor for busy machines. */
const patience = 10_000 * Number(process.env.TEST_SLOWNESS ?? 1);

/** Waits until the expression is truthy in the page. @throws Error with the expression after the time limit. */
export async function until(visit: Visit, expression: string): Promise<void> {
  const end = Date.now() + patience;
  // A page that is being left cannot answer.
  while (!(await visit.read<boolean>(`Boolean(${expression})`).catch(() => false))) {
    if (Date.now() > end)
      throw new Error(`Still false: ${expression}\nThe page says: ${await alerts(visit)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const alerts = (visit: Visit): Promise<string> =>
  visit.read(
    `[...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent).join(' | ')`,
  );

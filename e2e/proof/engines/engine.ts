/** The three browser engines, as Debian packages them. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Identifies the first visible element with this role and accessible name. */
export type Target = {
  /** ARIA role, or `text` for an element without a role, such as a `summary`. */
  role: string;
  /** The full name, or a pattern for it. */
  name: string | RegExp;
  /** Ancestor of the element, if several elements of the page have this name. */
  within?: Target;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'Home';

/** A browser with one page, driven by native mouse and keyboard events. */
export type Engine = {
  readonly name: EngineName;
  readonly version: string;
  /** Runs a script in each later document before the document's own scripts. Null if the driver cannot do this. */
  runFirst: ((script: string) => Promise<void>) | null;
  /** Opens a URL, and resolves at the `load` event of the document. */
  open(url: string): Promise<void>;
  /** Goes back. Resolves at once, because a cached page fires no `load`. */
  goBack(): Promise<void>;
  /** Runs a function in the page. The function cannot use the variables of its file. */
  evaluate<Result>(work: (argument: string) => Result, argument?: string): Promise<Awaited<Result>>;
  /** Returns whether the element exists and is visible now. */
  sees(target: Target): Promise<boolean>;
  /** Scrolls the element to the middle of the window, which starts sections near it. */
  scrollTo(target: Target): Promise<void>;
  /** Clicks the middle of the element. Rejects if it is not visible within ten seconds. */
  click(target: Target): Promise<void>;
  /** Replaces the value of the field. */
  type(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses files in the page's only file field. */
  attach(...files: readonly string[]): Promise<void>;
  /** Resizes the viewport. The size is in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Leaves the page, so that its server can stop. */
  leave(): Promise<void>;
  close(): Promise<void>;
};

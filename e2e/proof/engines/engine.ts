/** The three families of browsers that visitors use, as Debian packages them. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The first visible element of this role and name, as assistive technology would call it. */
export type Target = {
  /** Of ARIA; or `text`, for what has none, such as a `summary`. */
  role: string;
  /** The whole name, or a pattern that it matches. */
  name: string | RegExp;
  /** Where to look, when the page has several of the name. */
  within?: Target;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'Home';

/** A browser with one page, driven by the real pointer and the real keyboard. */
export type Engine = {
  readonly name: EngineName;
  readonly version: string;
  /** From the next document on, runs this before the document's own scripts. Null where no driver can. */
  runFirst: ((script: string) => Promise<void>) | null;
  /** Resolves at the document's `load`. */
  open(address: string): Promise<void>;
  /** Asks the browser for the page before; resolves at once, as a kept page has no `load`. */
  goBack(): Promise<void>;
  /** Runs a function in the page. It sees nothing of its file: what it needs is its argument. */
  evaluate<Result>(work: (argument: string) => Result, argument?: string): Promise<Awaited<Result>>;
  /** Whether it is there and shown at this moment. */
  sees(target: Target): Promise<boolean>;
  /** Brings it into the middle of the window: what waits until it is near, begins. */
  scrollTo(target: Target): Promise<void>;
  /** Clicks in its middle. Rejects when there is no such element within ten seconds. */
  click(target: Target): Promise<void>;
  /** Replaces what the field holds. */
  type(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Hands files to the only file field of the page. */
  attach(...files: readonly string[]): Promise<void>;
  /** Size of the part of the window that shows the page, in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Leaves the page, so that its server can stop. */
  leave(): Promise<void>;
  close(): Promise<void>;
};

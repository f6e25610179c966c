import './early';

const clicked = jest.fn();

function show(html: string): HTMLButtonElement {
  document.body.innerHTML = html;
  const button = document.querySelector('button')!;
  button.addEventListener('click', clicked);
  return button;
}

/** What React leaves on an element that it has taken over. */
const takeOver = (element: Element) => Object.assign(element, { __reactProps$abc: {} });

beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockReset();
  delete window.startSections;
});

afterEach(() => {
  // Nothing of one test waits for the next.
  document.body.replaceChildren();
  window.replayEarlyClicks?.();
  jest.useRealTimers();
});

describe('a click that comes before React', () => {
  // The first test, as the shell stays alive once it is.
  it('is made again once the shell runs, where the button needs no more than that', () => {
    const button = show('<div data-static><button type="button" data-phone>Appeler</button></div>');
    button.click();
    expect(clicked).not.toHaveBeenCalled();

    window.replayEarlyClicks?.();

    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('waits, looks busy, and starts what it needs', () => {
    const startSections = jest.fn();
    window.startSections = startSections;
    const button = show('<button type="button"><span>Copier</span></button>');

    button.querySelector('span')?.click();

    expect(clicked).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(startSections).toHaveBeenCalledTimes(1);
  });

  it('is made again, once, when React has taken the button over', () => {
    const button = show('<button type="button">Copier</button>');
    button.click();
    button.click();
    window.replayEarlyClicks?.();
    expect(clicked).not.toHaveBeenCalled();

    takeOver(button);
    window.replayEarlyClicks?.();
    window.replayEarlyClicks?.();

    expect(clicked).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('is forgotten when its button is gone', () => {
    const button = show('<button type="button">Copier</button>');
    button.click();
    button.remove();

    window.replayEarlyClicks?.();
    document.body.append(takeOver(button));
    window.replayEarlyClicks?.();

    expect(clicked).not.toHaveBeenCalled();
  });

  it('does not look busy for ever when React never comes', () => {
    const button = show('<button type="button">Copier</button>');
    button.click();

    jest.advanceTimersByTime(7_999);
    expect(button).toHaveAttribute('aria-busy');
    jest.advanceTimersByTime(1);
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

describe('a click that needs no React', () => {
  it.each([
    ['opens a popover', '<button type="button" popovertarget="menu">Menu</button>'],
    ['sends a form', '<form><button type="submit">Envoyer</button></form>'],
  ])('is left to the browser when it %s', (_what, html) => {
    const button = show(html);
    button.addEventListener('click', (event) => event.preventDefault());

    button.click();

    expect(clicked).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('is left alone on a link', () => {
    document.body.innerHTML = '<a href="#rappel">Rappel</a>';
    const link = document.querySelector('a')!;
    link.addEventListener('click', clicked);

    link.click();

    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('goes through once React is there', () => {
    const button = show('<button type="button">Copier</button>');
    takeOver(button);

    button.click();

    expect(clicked).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

describe('the shell', () => {
  const idle: (() => void)[] = [];
  const isAsked = () => document.querySelector('script[src="/main.js"]') !== null;

  beforeEach(() => {
    idle.length = 0;
    Object.assign(window, {
      requestIdleCallback: (task: () => void) => idle.push(task),
      requestAnimationFrame: (task: () => void) => idle.push(task),
    });
    document.body.innerHTML =
      '<template id="shell"><script src="/main.js" type="nothing"></script></template><p>Riom</p><a href="/">Accueil</a>';
  });

  it('is asked for once the page has loaded, been painted, and left the browser idle', () => {
    window.dispatchEvent(new Event('load'));
    expect(isAsked()).toBe(false);

    idle.splice(0).forEach((paint) => paint());
    expect(isAsked()).toBe(false);
    idle.splice(0).forEach((becomeIdle) => becomeIdle());
    expect(isAsked()).toBe(true);
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
    'is asked for at once, and once, at the first %s',
    (intent) => {
      const text = document.querySelector('p')!;
      text.dispatchEvent(new Event(intent, { bubbles: true }));
      text.dispatchEvent(new Event(intent, { bubbles: true }));

      expect(document.querySelectorAll('script[src="/main.js"]')).toHaveLength(1);
    },
  );

  it('is not asked for by a pointer that rests where the page appears', () => {
    const text = document.querySelector('p')!;
    text.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    expect(isAsked()).toBe(false);

    text.dispatchEvent(Object.assign(new MouseEvent('pointermove', { bubbles: true }), { movementY: 3 }));
    expect(isAsked()).toBe(true);
  });

  it('is not asked for by a touch on a link, which the browser follows', () => {
    document.querySelector('a')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));

    expect(isAsked()).toBe(false);
  });
});

import { watchLocation } from '@renovation-th/shared/testing/watch-location';
import { holdClicks } from './hold-clicks';

const clicked = jest.fn<void, [string]>();
const isAsked = () => document.querySelector('script[src="/main.js"]') !== null;
const shell = '<template id="shell"><script src="/main.js" type="text/plain"></script></template>';
const section = (html: string) => `<div data-section="towns/towns" data-start="touched">${html}</div>`;

/** Shows a page before anything runs. @returns its control. */
function show(html: string): HTMLElement {
  document.body.innerHTML = shell + html;
  const control = document.querySelector<HTMLElement>('button, a')!;
  control.addEventListener('click', (event) => {
    event.preventDefault();
    clicked(control.textContent);
  });
  return control;
}

/** React has taken over the section, and the shell says so. */
async function comeAlive(): Promise<void> {
  document.querySelector('[data-section]')?.setAttribute('data-alive', '');
  window.repeatClicks?.();
  await jest.advanceTimersByTimeAsync(10);
}

beforeAll(() => {
  history.replaceState(null, '', '/villes');
  holdClicks();
});
beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockClear();
});
afterEach(async () => {
  // What one test has held, the next does not repeat.
  await jest.advanceTimersByTimeAsync(10_000);
  delete window.startSections;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a click on a button whose section does not live yet', () => {
  it('waits, looks busy and has the section started', () => {
    const button = show(section('<button type="button"><span>Suivant</span></button>'));
    button.querySelector('span')?.click();

    expect(clicked).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(document.querySelector('[data-section]')).toHaveAttribute('data-wanted');
    expect(isAsked()).toBe(true);
  });

  it('is rendered before the next one is made', async () => {
    show(section('<button type="button">Suivant</button>'));
    for (let count = 0; count < 2; count += 1) document.querySelector('button')?.click();
    document.querySelector('[data-section]')?.setAttribute('data-alive', '');
    window.repeatClicks?.();

    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('keeps its place among the clicks on other buttons', async () => {
    const first = show(section('<button type="button">Un</button><button type="button">Deux</button>'));
    const second = document.querySelectorAll('button')[1]!;
    second.addEventListener('click', () => clicked('Deux'));
    for (const button of [second, first, second]) button.click();
    await comeAlive();

    expect(clicked.mock.calls).toEqual([['Deux'], ['Un'], ['Deux']]);
  });

  it('waits on while another section comes alive', async () => {
    const button = show(section('<button type="button">Suivant</button>'));
    button.click();
    window.repeatClicks?.();
    await jest.advanceTimersByTimeAsync(10);

    expect(clicked).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy');
  });

  it('is forgotten when its button is gone', async () => {
    const button = show(section('<button type="button">Suivant</button>'));
    button.click();
    button.remove();
    await comeAlive();

    expect(clicked).not.toHaveBeenCalled();
  });

  it('is given back after a while, and never made late', async () => {
    const button = show(section('<button type="button">Suivant</button>'));
    button.click();
    await jest.runAllTimersAsync();
    expect(button).not.toHaveAttribute('aria-busy');
    await comeAlive();
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('a click on a link of such a section', () => {
  it('is held where it opens something on this page, and made once the section lives', async () => {
    const link = show(section('<a href="/villes?realisation=2">Agrandir</a>'));
    link.click();
    expect(clicked).not.toHaveBeenCalled();
    expect(link).toHaveAttribute('aria-busy');

    await comeAlive();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['to another page', '<a href="/villes/riom">Riom</a>'],
    ['to another page with a query', '<a href="/contact?ville=riom">Devis</a>'],
    ['to a place on this page', '<a href="#carte">Carte</a>'],
    ['to the page itself', '<a href="/villes">Villes</a>'],
    ['to a new tab', '<a href="/villes?x=1" target="_blank">Villes</a>'],
  ])('is the browser’s where it leads %s', (_where, html) => {
    show(section(html)).click();

    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

it('A held link is followed by the browser after three seconds', async () => {
  const { assign } = watchLocation();
  show(section('<a href="/villes?realisation=2">Agrandir</a>')).click();
  await jest.advanceTimersByTimeAsync(2_900);
  expect(assign).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);

  expect(assign.mock.calls).toEqual([['http://localhost/villes?realisation=2']]);
});

describe('a click that is not held', () => {
  it.each([
    ['outside of all sections', '<button type="button">Menu</button>'],
    ['that sends a form', section('<form><button type="submit">Envoyer</button></form>')],
    ['that opens a popover', section('<button type="button" popovertarget="aide">Aide</button>')],
    ['in a section that lives', `<div data-section="a/b" data-alive><button type="button">+</button></div>`],
    ['in a section that is lost', `<div data-section="a/b" data-lost><button type="button">+</button></div>`],
    ['on a phone button', section('<button type="button" data-phone="+33199001234">01 99 00 12 34</button>')],
    ['on a link of the page', '<a href="/villes?tri=nom">Villes</a>'],
  ])('is one %s', (_what, html) => {
    show(html).click();

    expect(clicked).toHaveBeenCalledTimes(1);
    expect(isAsked()).toBe(false);
  });

  it('is one that asks for another tab', () => {
    const link = show(section('<a href="/villes?realisation=2">Agrandir</a>'));
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));

    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

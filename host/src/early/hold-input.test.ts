import { watchLocation } from '@renovation-th/shared/testing/watch-location';
import { holdInput } from './hold-input';

const clicked = jest.fn<void, [string]>();
const isRequested = () => document.querySelector('script[src="/main.js"]') !== null;
const shell = '<template id="shell"><script src="/main.js" type="text/plain"></script></template>';
const section = (html: string) => `<div data-section="towns/towns" data-start="touched">${html}</div>`;

/** Shows a page whose shell and sections have not started. @returns its button or link. */
function show(html: string): HTMLElement {
  document.body.innerHTML = shell + html;
  const control = document.querySelector<HTMLElement>('button, a')!;
  control.addEventListener('click', (event) => {
    event.preventDefault();
    clicked(control.textContent);
  });
  return control;
}

/** Simulates the hydration of the section, after which the shell replays held input. */
async function hydrate(): Promise<void> {
  document.querySelector('[data-section]')?.setAttribute('data-hydrated', '');
  window.replayInput?.();
  await jest.advanceTimersByTimeAsync(10);
}

beforeAll(() => {
  history.replaceState(null, '', '/villes');
  holdInput();
});
beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockClear();
});
afterEach(async () => {
  // Input held by one test must not be replayed in the next.
  await jest.advanceTimersByTimeAsync(10_000);
  delete window.startSections;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a click on a button whose section is not hydrated yet', () => {
  it('is held, marks the button as busy and starts the section', () => {
    const button = show(section('<button type="button"><span>Suivant</span></button>'));
    button.querySelector('span')?.click();

    expect(clicked).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(document.querySelector('[data-section]')).toHaveAttribute('data-wanted');
    expect(isRequested()).toBe(true);
  });

  it('is replayed in a separate task, so that React renders between clicks', async () => {
    const button = show(section('<button type="button">Suivant</button>'));
    for (let count = 0; count < 2; count += 1) button.click();
    button.addEventListener('click', () => setTimeout(() => clicked('rendered')));
    document.querySelector('[data-section]')?.setAttribute('data-hydrated', '');
    window.replayInput?.();
    expect(clicked).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(10);
    expect(clicked.mock.calls.flat()).toEqual(['Suivant', 'rendered', 'Suivant', 'rendered']);
  });

  it('keeps its order among clicks on other buttons', async () => {
    const first = show(section('<button type="button">Un</button><button type="button">Deux</button>'));
    const second = document.querySelectorAll('button')[1]!;
    second.addEventListener('click', () => clicked('Deux'));
    for (const button of [second, first, second]) button.click();
    await hydrate();

    expect(clicked.mock.calls).toEqual([['Deux'], ['Un'], ['Deux']]);
  });

  it('is still held after another section is hydrated', async () => {
    const button = show(section('<button type="button">Suivant</button>'));
    button.click();
    window.replayInput?.();
    await jest.advanceTimersByTimeAsync(10);

    expect(clicked).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy');
  });

  it('is dropped when its button has been removed', async () => {
    const button = show(section('<button type="button">Suivant</button>'));
    button.click();
    button.remove();
    await hydrate();

    expect(clicked).not.toHaveBeenCalled();
  });

  it('is dropped after eight seconds, even if the section hydrates later', async () => {
    const button = show(section('<button type="button">Suivant</button>'));
    button.click();
    await jest.runAllTimersAsync();
    expect(button).not.toHaveAttribute('aria-busy');
    await hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('a click on a link whose section is not hydrated yet', () => {
  it('is held if it opens something on this page, and replayed once the section is hydrated', async () => {
    const link = show(section('<a href="/villes?realisation=2">Agrandir</a>'));
    link.click();
    expect(clicked).not.toHaveBeenCalled();
    expect(link).toHaveAttribute('aria-busy');

    await hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['to another page', '<a href="/villes/riom">Riom</a>'],
    ['to another page with a query', '<a href="/contact?ville=riom">Devis</a>'],
    ['to a fragment of this page', '<a href="#carte">Carte</a>'],
    ['to the page itself', '<a href="/villes">Villes</a>'],
    ['to a new tab', '<a href="/villes?x=1" target="_blank">Villes</a>'],
  ])('is left to the browser if it leads %s', (_where, html) => {
    show(section(html)).click();

    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

it('lets the browser follow a held link after three seconds', async () => {
  const { assign } = watchLocation();
  show(section('<a href="/villes?realisation=2">Agrandir</a>')).click();
  await jest.advanceTimersByTimeAsync(2_900);
  expect(assign).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);

  expect(assign.mock.calls).toEqual([['http://localhost/villes?realisation=2']]);
});

describe('a form submitted before its section is hydrated', () => {
  const submitted = jest.fn();
  const showForm = () =>
    (document.body.innerHTML =
      shell + section('<form><input name="nom" required><button type="submit">Envoyer</button></form>'));
  /** Adds the submit handler that React would attach on hydration. */
  const listen = () =>
    document.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted();
    });
  beforeEach(() => submitted.mockClear());

  it('is held with the click on its button, and submitted once the section is hydrated', async () => {
    showForm();
    listen();
    document.querySelector('form')!.noValidate = true;
    document.querySelector('button')!.click();
    expect(submitted).not.toHaveBeenCalled();
    expect(document.querySelector('[data-section]')).toHaveAttribute('data-wanted');
    expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();

    await hydrate();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[aria-busy]')).not.toBeInTheDocument();
  });

  it('is validated natively after three seconds, not earlier', async () => {
    showForm();
    const invalid = jest.fn();
    document.querySelector('input')!.addEventListener('invalid', invalid);
    document.querySelector('button')!.click();
    await jest.advanceTimersByTimeAsync(2_900);
    expect(invalid).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(100);
    expect(invalid).toHaveBeenCalledTimes(1);
  });
});

describe('a horizontal touch movement over a section that is not hydrated yet', () => {
  const gesture = jest.fn<void, [string, number]>();
  /** Returns a MouseEvent that stands in for a touch's PointerEvent, which jsdom lacks. */
  const pointer = (type: string, clientX: number) =>
    new (class extends MouseEvent {
      pointerType = 'touch';
    })(type, { bubbles: true, clientX });

  it.each([
    [
      'is replayed once the section is hydrated',
      200,
      120,
      [
        ['pointerdown', 200],
        ['pointerup', 120],
      ],
    ],
    ['is ignored if it is only a few pixels long', 200, 190, []],
  ] as const)('%s', async (_what, from, to, repeated) => {
    show(section('<p>Volets</p><button type="button">Suivant</button>'));
    const slide = document.querySelector('p')!;
    slide.dispatchEvent(pointer('pointerdown', from));
    slide.dispatchEvent(pointer('pointerup', to));
    for (const type of ['pointerdown', 'pointerup'])
      slide.addEventListener(type, (event) => gesture(type, (event as MouseEvent).clientX));
    await hydrate();

    expect(gesture.mock.calls).toEqual(repeated);
    gesture.mockClear();
  });
});

it('holds an arrow key in a section that is not hydrated yet, except in a field', async () => {
  const pressed = jest.fn<void, [string]>();
  show(section('<button type="button">Suivant</button><input>'));
  for (const selector of ['button', 'input'])
    document
      .querySelector(selector)!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  document.querySelector('[data-section]')!.addEventListener('keydown', ({ target }) => {
    pressed((target as Element).localName);
  });
  await hydrate();

  expect(pressed.mock.calls).toEqual([['button']]);
});

describe('a click', () => {
  it.each([
    ['outside sections', '<button type="button">Menu</button>'],
    ['on a reset button', section('<form><button type="reset">Effacer</button></form>')],
    ['on a button of a popover', section('<button type="button" popovertarget="aide">Aide</button>')],
    ['in a hydrated section', `<div data-section="a/b" data-hydrated><button type="button">+</button></div>`],
    [
      'in a section whose code failed to load',
      `<div data-section="a/b" data-lost><button type="button">+</button></div>`,
    ],
    ['on a phone button', section('<button type="button" data-phone="+33199001234">01 99 00 12 34</button>')],
    ['on a link outside sections', '<a href="/villes?tri=nom">Villes</a>'],
  ])('is not held %s', (_what, html) => {
    show(html).click();

    expect(clicked).toHaveBeenCalledTimes(1);
    expect(isRequested()).toBe(false);
  });

  it('is not held if it opens another tab', () => {
    const link = show(section('<a href="/villes?realisation=2">Agrandir</a>'));
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));

    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

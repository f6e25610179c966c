import { act } from '@testing-library/react';
import { useId, useState, type ComponentType } from 'react';
import { Section, Slot, useUrl, useContact, useReleaseBase } from '@renovation-th/shared/kernel';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { createObservableUrl } from '@renovation-th/shared/host-kernel';
import { addSection } from '../testing/section-html';
import { nowhere } from '../server/prerendered-section';
import { startRoot } from './section-root';

const reported = jest.fn();
let logged: jest.SpyInstance;
const onEmpty = jest.fn<void, [unknown]>();

/** Whether the section under test throws. */
let isBroken = false;

async function hydrate<Props extends object>(
  element: Element,
  Component: ComponentType<Props>,
): Promise<void> {
  const section = { app: 'towns', base: '/releases/a/1/' };
  const loaded = { ...section, Component: Component as ComponentType<object> };
  const { pathname, search, hash } = location;
  const url = createObservableUrl({ pathname, search, hash, state: null });
  await act(async () => void startRoot(element, { contact: sampleIdentity, url, onEmpty }, loaded));
}

beforeEach(() => {
  isBroken = false;
  document.body.replaceChildren();
  reported.mockClear();
  onEmpty.mockClear();
  window.reportFailure = reported;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  delete window.reportFailure;
  delete window.replayInput;
  jest.restoreAllMocks();
});

function Counter({ first }: { first: number }) {
  const [count, setCount] = useState(first);
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{`${useContact().tradeName} ${useReleaseBase()} ${useUrl().search}`}</label>
      <button type="button" id={id} onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </>
  );
}

describe('a section', () => {
  it('hydrates composed HTML and its ids without console messages', async () => {
    history.replaceState(null, '', '/villes?ville=riom');
    addSection(<Counter first={1} />);
    const element = addSection(<Counter first={3} />);
    const before = element.innerHTML;
    expect(before).toContain('Entreprise Exemple /releases/a/1/');
    const replayInput = jest.fn();
    window.replayInput = replayInput;
    const button = element.querySelector('button');

    await hydrate(element, Counter);

    expect(logged).not.toHaveBeenCalled();
    expect(element.querySelector('button')).toBe(button);
    expect(element).toHaveAttribute('data-hydrated');
    expect(replayInput).toHaveBeenCalledTimes(1);
    // A section learns the query of its page only after hydration.
    expect(element.innerHTML).toBe(before.replace('/1/ <', '/1/ ?ville=riom<'));

    await act(async () => button?.click());
    expect(button).toHaveTextContent('4');
  });

  it('is rendered again and reported when it differs from its composed HTML', async () => {
    const element = addSection(<p>De la version précédente</p>);
    await hydrate(element, () => <p>De celle-ci</p>);

    expect(element).toHaveTextContent('De celle-ci');
    expect(reported).toHaveBeenCalledWith('rebuilt', expect.any(Error), 'towns');
  });

  it('is not reported if the visitor leaves while it is hydrating', async () => {
    const element = addSection(<p>Riom</p>);
    const section = { app: 'towns', base: '/', Component: () => <p>Riom</p> };
    await act(async () => {
      const root = startRoot(element, { contact: sampleIdentity, url: nowhere, onEmpty }, section);
      element.remove();
      root.unmount();
    });

    expect(reported).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['section', () => <Section component={Form} props={{}} start="now" />],
    ['slot', () => <Slot name="town-links" fallback={null} />],
  ])('cannot contain a %s', (_what, Inside) => {
    expect(() => addSection(<Inside />)).toThrow('A section cannot contain sections or slots');
  });
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All kinds of controls, controlled and uncontrolled. */
function Form() {
  const [held, setHeld] = useState({ range: '0', mail: '', trade: 'Peinture', urgent: false, when: 'soir' });
  const [draft, setDraft] = useState('');
  const hold = (change: Partial<typeof held>) => setHeld((before) => ({ ...before, ...change }));
  return (
    <form onInput={(event) => setDraft([...new FormData(event.currentTarget).values()].join(' '))}>
      <input
        type="range"
        min="0"
        max="5"
        value={held.range}
        onChange={({ target }) => hold({ range: target.value })}
      />
      <input name="name" type="text" defaultValue="" />
      <input type="email" value={held.mail} onChange={({ target }) => hold({ mail: target.value })} />
      <select value={held.trade} onChange={({ target }) => hold({ trade: target.value })}>
        <option>Peinture</option>
        <option>Toiture</option>
      </select>
      <input
        type="checkbox"
        checked={held.urgent}
        onChange={({ target }) => hold({ urgent: target.checked })}
      />
      {['matin', 'midi', 'soir'].map((when) => (
        <input
          key={when}
          type="radio"
          name="when"
          value={when}
          checked={held.when === when}
          onChange={({ target }) => hold({ when: target.value })}
        />
      ))}
      <output>{JSON.stringify(held)}</output>
      <output>{draft}</output>
    </form>
  );
}

describe('values entered before a section was hydrated', () => {
  it('reach the state of the section', async () => {
    const element = addSection(<Form />);
    for (const [selector, value] of [
      ['[type=range]', '3'],
      ['[name=name]', 'Alix'],
      ['[type=email]', 'a@b.fr'],
      ['select', 'Toiture'],
    ] as const)
      element.querySelector<Control>(selector)!.value = value;
    element.querySelector<Control>('[type=checkbox]')!.click();
    element.querySelector<Control>('[value=midi]')!.click();
    await hydrate(element, Form);

    const held = { range: '3', mail: 'a@b.fr', trade: 'Toiture', urgent: true, when: 'midi' };
    expect(element.querySelector('output')?.textContent).toBe(JSON.stringify(held));
    expect(element.querySelectorAll('output')[1]).toHaveTextContent('Alix midi');
  });
});

describe('a section whose HTML was changed', () => {
  /** Wraps each text node as Chrome's translator does, or replaces its text as Firefox's does. */
  function translate(element: Element, how: 'in font elements' | 'in place'): void {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (how === 'in place') text.data = `translated ${text.data}`;
      else {
        const outer = document.createElement('font');
        text.replaceWith(outer);
        outer.appendChild(document.createElement('font')).append(`translated ${text.data}`);
      }
    }
  }

  it.each<[string, (element: Element) => void]>([
    ['a translator that wraps text nodes', (element) => translate(element, 'in font elements')],
    ['a translator that replaces text', (element) => translate(element, 'in place')],
    ['a password manager', (element) => element.querySelector('form')!.prepend(document.createElement('i'))],
    [
      'a CDN',
      (element) =>
        (element.querySelector('option')!.innerHTML = '<a href="/cdn-cgi/">[email&nbsp;protected]</a>'),
    ],
  ])('by %s keeps values, choices, focus and caret, and is not reported', async (_who, change) => {
    const element = addSection(<Form />);
    change(element);
    const name = element.querySelector<HTMLInputElement>('[name=name]')!;
    name.value = 'Alix Roux';
    element.querySelector<Control>('[type=email]')!.value = 'a@b.fr';
    element.querySelector<Control>('[type=checkbox]')!.click();
    element.querySelector<Control>('[value=midi]')!.click();
    name.focus();
    name.setSelectionRange(4, 4);
    await hydrate(element, Form);

    expect(element).toHaveAttribute('data-hydrated');
    expect(element).not.toHaveTextContent('translated');
    const held = { range: '0', mail: 'a@b.fr', trade: 'Peinture', urgent: true, when: 'midi' };
    expect(element.querySelector('output')?.textContent).toBe(JSON.stringify(held));
    const now = element.querySelector<HTMLInputElement>('[name=name]')!;
    expect(now).toHaveValue('Alix Roux');
    expect(now).toHaveFocus();
    expect(now.selectionStart).toBe(4);
    expect(reported).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });

  it('keeps the focus of a button', async () => {
    const element = addSection(<Counter first={3} />);
    translate(element, 'in font elements');
    element.querySelector('button')!.focus();
    await hydrate(element, Counter);

    expect(element.querySelector('button')).toHaveFocus();
  });
});

/** A section that throws when it is rendered in the browser, or at the first click. */
function Failing() {
  const [count, setCount] = useState(0);
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <input name="name" defaultValue="" />
        <button type="button" onClick={() => setCount(1)}>
          Suivant
        </button>
      </form>
      <Broken if={isBroken || count > 0} />
    </>
  );
}

function Broken({ if: isSo }: { if: boolean }) {
  if (isSo) throw new Error('x is not a function');
  return null;
}

/** Whether the form is submitted natively. */
const isSent = (element: Element) =>
  element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

describe('a section that throws', () => {
  it('keeps its HTML and the typed text, replays held input, and does not affect other sections', async () => {
    const element = addSection(<Failing />);
    const other = addSection(<Counter first={3} />);
    const before = element.innerHTML;
    element.querySelector('input')!.value = 'Alix';
    window.replayInput = jest.fn();
    isBroken = true;
    await hydrate(element, Failing);
    expect(window.replayInput).toHaveBeenCalled();
    await hydrate(other, Counter);

    expect(element.innerHTML).toBe(before);
    expect(element.querySelector('input')).toHaveValue('Alix');
    expect(isSent(element)).toBe(true);
    expect(element).toHaveAttribute('data-lost');
    expect(element).not.toHaveAttribute('data-hydrated');
    expect(reported.mock.calls).toEqual([['section-hydrate', expect.any(Error), 'towns']]);
    expect(other).toHaveAttribute('data-hydrated');
  });

  it('keeps its HTML, text and focus after hydration too, and submits its form natively', async () => {
    const element = addSection(<Failing />);
    await hydrate(element, Failing);
    const input = element.querySelector('input')!;
    input.value = 'Alix';
    input.focus();
    await act(async () => element.querySelector('button')?.click());

    expect(element.querySelector('input')).toHaveValue('Alix');
    expect(element.querySelector('input')).toHaveFocus();
    expect(element).toHaveAttribute('data-lost');
    expect(isSent(element)).toBe(true);
  });
});

it('passes the error of a section without HTML to the page', async () => {
  const element = addSection(<></>);
  isBroken = true;
  await hydrate(element, () => <Broken if={isBroken} />);

  expect(onEmpty).toHaveBeenCalledWith(expect.objectContaining({ message: 'x is not a function' }));
});

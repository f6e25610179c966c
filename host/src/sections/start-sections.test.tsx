import { act, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { loadSection } from '../federation/load-section';
import { bringIntoView } from '../testing/in-view';
import { sampleDocument, sampleRemote } from '../testing/sample-site-document';
import { addSection } from '../testing/section-html';
import { startSections } from './start-sections';

jest.mock('../federation/load-section', () => ({ loadSection: jest.fn() }));

const site = sampleDocument('/contact', { remotes: { towns: sampleRemote('towns') } });
const onEmpty = jest.fn();
let warn: jest.SpyInstance;
let end = () => {};

const offer = (Component: ComponentType<object>) => jest.mocked(loadSection).mockResolvedValue(Component);

/** Starts the page, and brings its sections into view. */
async function open() {
  end = startSections(site, onEmpty);
  await act(async () => document.querySelectorAll('[data-section]').forEach(bringIntoView));
}

/** Like `open`, for sections that throw: React passes uncaught errors to `act` too. */
function openOutsideAct() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  end = startSections(site, onEmpty);
  document.querySelectorAll('[data-section]').forEach(bringIntoView);
}

const section = () => document.querySelector('[data-section]')!;

/** @param isBroken whether it throws at once; false throws after a press, and undefined never. */
function Form({ isBroken }: { isBroken?: boolean }) {
  const [count, setCount] = useState(0);
  if (isBroken || (isBroken === false && count > 0)) throw new Error('No such item.');
  return (
    <form action="/envoi">
      <input aria-label="Nom" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${count} fois`}
      </button>
    </form>
  );
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // jsdom lacks `reportError`.
  Object.assign(globalThis, { reportError: jest.fn() });
  document.body.replaceChildren();
  onEmpty.mockClear();
  jest.mocked(loadSection).mockReset();
});
afterEach(async () => {
  await act(async () => end());
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a section', () => {
  it('starts only when it comes into view', async () => {
    offer(Form);
    addSection(<Form />);
    end = startSections(site, onEmpty);
    expect(loadSection).not.toHaveBeenCalled();
    await act(async () => bringIntoView(section()));

    expect(section()).toHaveAttribute('data-hydrated');
  });

  it('keeps its elements, and what the visitor has typed into them', async () => {
    offer(Form);
    addSection(<Form />);
    const field = document.querySelector('input')!;
    field.value = 'Anne';
    await open();
    await act(async () => document.querySelector('button')!.click());

    expect(section()).toHaveTextContent('1 fois');
    expect(document.querySelector('input')).toBe(field);
    expect(field.value).toBe('Anne');
    expect(warn).not.toHaveBeenCalled();
  });

  it('works after a translator has changed its HTML', async () => {
    offer(Form);
    addSection(<Form />);
    document.querySelector('button')!.innerHTML = '<font><font>0 times</font></font>';
    await open();
    await act(async () => document.querySelector('button')!.click());

    expect(section()).toHaveTextContent('1 fois');
  });

  it('keeps its HTML if its code does not load', async () => {
    jest.useFakeTimers();
    jest.mocked(loadSection).mockRejectedValue(new Error('404'));
    addSection(<Form />);
    await open();
    await act(() => jest.advanceTimersByTimeAsync(7_000));

    expect(section()).toHaveAttribute('data-lost');
    expect(section()).toHaveTextContent('0 fois');
    expect(loadSection).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['while it is hydrated', true],
    ['later', false],
  ])('gets its HTML back without React if it throws %s', async (_when, isBroken) => {
    const Broken = () => <Form isBroken={isBroken} />;
    offer(Broken);
    addSection(<Form />);
    openOutsideAct();
    await waitFor(() => expect(section()).toHaveAttribute(isBroken ? 'data-lost' : 'data-hydrated'));
    document.querySelector('button')!.click();
    await waitFor(() => expect(section()).toHaveAttribute('data-lost'));
    document.querySelector('button')!.click();

    expect(section()).toHaveTextContent('0 fois');
    expect(document.querySelector('form')).toHaveAttribute('action', '/envoi');
    expect(reportError).toHaveBeenCalledWith(new Error('No such item.'));
  });

  it('that throws and has no HTML is left to the error page', async () => {
    offer(() => <Form isBroken />);
    const Empty = () => null;
    addSection(<Empty />);
    openOutsideAct();

    await waitFor(() => expect(onEmpty).toHaveBeenCalledWith(new Error('No such item.')));
  });
});

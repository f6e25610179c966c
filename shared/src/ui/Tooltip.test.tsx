import { act, fireEvent, render, screen } from '@testing-library/react';
import { serveTooltip } from './serve-tooltip';
import { Tooltip } from './Tooltip';

function renderTwo() {
  const { container } = render(
    ['Clair', 'Sombre'].map((name) => (
      <Tooltip key={name} name={name}>
        <button type="button" aria-label={name} />
      </Tooltip>
    )),
  );
  container.querySelectorAll<HTMLElement>('[data-tooltip]').forEach(serveTooltip);
}
const control = (name: string) => screen.getByRole('button', { name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** jsdom has no PointerEvent, and tells no element that the pointer enters it. */
function point(from: HTMLElement, to: HTMLElement, pointerType = 'mouse') {
  const event = (type: string) => Object.assign(new Event(type), { pointerType });
  for (const left of around(from)) if (!left.contains(to)) fireEvent(left, event('pointerleave'));
  for (const entered of around(to)) if (!entered.contains(from)) fireEvent(entered, event('pointerenter'));
}

/** The element and all in which it stands, innermost first. */
function around(element: HTMLElement): HTMLElement[] {
  return [element, ...(element.parentElement ? around(element.parentElement) : [])];
}

function focusByKeyboard(element: HTMLElement) {
  act(() => element.focus());
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  // The next test comes long after the last tooltip.
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a tooltip', () => {
  it('opens after 700 ms under the mouse, and closes when the mouse leaves', () => {
    renderTwo();

    point(document.body, control('Clair'));
    pass(699);
    expect(screen.getByText('Clair')).not.toBeVisible();
    pass(1);
    expect(screen.getByText('Clair')).toBeVisible();

    point(control('Clair'), document.body);
    expect(screen.getByText('Clair')).not.toBeVisible();
  });

  it('does not open for a mouse that only passes by, nor for a finger', () => {
    renderTwo();

    point(document.body, control('Clair'));
    pass(600);
    point(control('Clair'), document.body);
    pass(1_000);
    point(document.body, control('Clair'), 'touch');
    pass(1_000);

    expect(screen.getByText('Clair')).not.toBeVisible();
  });

  it('may be pointed at itself', () => {
    renderTwo();
    point(document.body, control('Clair'));
    pass(700);

    point(control('Clair'), screen.getByText('Clair'));

    expect(screen.getByText('Clair')).toBeVisible();
  });

  it('opens under the keyboard’s focus, and closes when the focus goes on', () => {
    renderTwo();

    focusByKeyboard(control('Sombre'));
    pass(700);
    expect(screen.getByText('Sombre')).toBeVisible();

    act(() => control('Sombre').blur());
    expect(screen.getByText('Sombre')).not.toBeVisible();
  });

  it('goes on Escape, and when its control is pressed', () => {
    renderTwo();
    focusByKeyboard(control('Sombre'));
    pass(700);

    fireEvent.keyDown(control('Sombre'), { key: 'Escape' });
    expect(screen.getByText('Sombre')).not.toBeVisible();
    expect(control('Sombre')).toHaveFocus();

    point(document.body, control('Clair'));
    pass(700);
    fireEvent.pointerDown(control('Clair'));
    expect(screen.getByText('Clair')).not.toBeVisible();
  });

  it('does not say the name of its control twice', () => {
    renderTwo();
    point(document.body, control('Clair'));
    pass(700);

    expect(control('Clair')).not.toHaveAccessibleDescription();
    expect(screen.getByText('Clair').closest('[aria-hidden="true"]')).toBeInTheDocument();
  });
});

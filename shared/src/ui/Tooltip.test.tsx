import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './Tooltip';

const renderTwo = () =>
  render(
    <>
      <Tooltip name="Clair">
        <button type="button" aria-label="Clair" />
      </Tooltip>
      <Tooltip name="Sombre">
        <button type="button" aria-label="Sombre" />
      </Tooltip>
    </>,
  );
const control = (name: string) => screen.getByRole('button', { name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** jsdom has no PointerEvent; React makes enter and leave of over and out. */
function point(from: HTMLElement, to: HTMLElement, pointerType = 'mouse') {
  const event = (type: string, relatedTarget: HTMLElement) =>
    Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType });
  fireEvent(from, event('pointerout', to));
  fireEvent(to, event('pointerover', from));
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
    expect(screen.queryByText('Clair')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByText('Clair')).toBeVisible();

    point(control('Clair'), document.body);
    expect(screen.queryByText('Clair')).not.toBeInTheDocument();
  });

  it('does not open for a mouse that only passes by, nor for a finger', () => {
    renderTwo();

    point(document.body, control('Clair'));
    pass(600);
    point(control('Clair'), document.body);
    pass(1_000);
    point(document.body, control('Clair'), 'touch');
    pass(1_000);

    expect(screen.queryByText('Clair')).not.toBeInTheDocument();
  });

  it('may be pointed at itself', () => {
    renderTwo();
    point(document.body, control('Clair'));
    pass(700);

    point(control('Clair'), screen.getByText('Clair'));

    expect(screen.getByText('Clair')).toBeVisible();
  });

  it('opens at once beside one that has just closed', () => {
    renderTwo();
    point(document.body, control('Clair'));
    pass(700);

    point(control('Clair'), control('Sombre'));

    expect(screen.getByText('Sombre')).toBeVisible();
    expect(screen.queryByText('Clair')).not.toBeInTheDocument();
  });

  it('waits again 300 ms after the last one has closed', () => {
    renderTwo();
    point(document.body, control('Clair'));
    pass(700);
    point(control('Clair'), document.body);
    pass(300);

    point(document.body, control('Sombre'));

    expect(screen.queryByText('Sombre')).not.toBeInTheDocument();
    pass(700);
    expect(screen.getByText('Sombre')).toBeVisible();
  });

  it('opens under the keyboard’s focus, and closes when the focus goes on', () => {
    renderTwo();

    focusByKeyboard(control('Sombre'));
    pass(700);
    expect(screen.getByText('Sombre')).toBeVisible();

    act(() => control('Sombre').blur());
    expect(screen.queryByText('Sombre')).not.toBeInTheDocument();
  });

  it('goes on Escape, and when its control is pressed', () => {
    renderTwo();
    focusByKeyboard(control('Sombre'));
    pass(700);

    fireEvent.keyDown(control('Sombre'), { key: 'Escape' });
    expect(screen.queryByText('Sombre')).not.toBeInTheDocument();
    expect(control('Sombre')).toHaveFocus();

    point(document.body, control('Clair'));
    pass(700);
    fireEvent.pointerDown(control('Clair'));
    expect(screen.queryByText('Clair')).not.toBeInTheDocument();
  });

  it('does not say the name of its control twice', () => {
    renderTwo();
    point(document.body, control('Clair'));
    pass(700);

    expect(control('Clair')).not.toHaveAccessibleDescription();
    expect(screen.getByText('Clair').closest('[aria-hidden="true"]')).toBeInTheDocument();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { trackListeners } from '@renovation-th/shared/testing/track-listeners';
import { enhanceDropdown } from './enhance-dropdown';
import { ServicesEntry } from './ServicesEntry';

let leave: () => void;

function renderDropdown() {
  renderInSite(
    <InShell>
      <ul>
        <ServicesEntry />
      </ul>
      <button type="button" aria-label="Ailleurs" />
    </InShell>,
  );
  leave = trackListeners(enhanceDropdown);
  return screen.getByText('Services');
}

/** Tests read `open`, because jsdom does not apply the style sheet that shows the panel. */
const disclosure = () => screen.getByText('Services').closest('details');

describe('the Services dropdown', () => {
  afterEach(() => {
    leave();
    jest.useRealTimers();
  });

  it('closes when it loses focus', async () => {
    await userEvent.click(renderDropdown());
    expect(disclosure()).toHaveAttribute('open');
    screen.getByRole('link', { name: 'Rénovation intérieure' }).focus();

    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus();
    expect(disclosure()).not.toHaveAttribute('open');
  });

  it('closes when the visitor presses elsewhere', async () => {
    await userEvent.click(renderDropdown());

    fireEvent.pointerDown(screen.getByRole('button', { name: 'Ailleurs' }));

    expect(disclosure()).not.toHaveAttribute('open');
  });

  it('leaves taps to the browser', () => {
    const services = renderDropdown();

    movePointer('pointerenter', 'touch', services);

    expect(disclosure()).not.toHaveAttribute('open');
  });
});

/** Dispatches a plain event with a pointerType, because jsdom has no PointerEvent. */
function movePointer(type: 'pointerenter' | 'pointerleave', pointerType: string, over: HTMLElement) {
  const event = Object.assign(new Event(type), { pointerType });
  const item = over.closest('li');
  if (item) fireEvent(item, event);
}

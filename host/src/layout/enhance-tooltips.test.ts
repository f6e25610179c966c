import { enhanceTooltips, tooltipId } from './enhance-tooltips';

let isOpen = false;
const tooltip = () => document.getElementById(tooltipId)!;
const shown = () => (isOpen ? tooltip().textContent : null);
const button = (name: string) => document.querySelector(`[aria-label="${name}"]`)!;
const pointAt = (element: Element) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('shows the name of an icon button after 700 ms, and of a neighbour at once, until Escape', () => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button aria-label="Précédent"><svg></svg></button><button aria-label="Suivant"><svg></svg></button>
    <button aria-label="Envoyer">Envoyer</button><p id="${tooltipId}"></p>`;
  // jsdom has no popovers.
  Object.assign(tooltip(), {
    popover: 'manual',
    showPopover: () => (isOpen = true),
    hidePopover: () => (isOpen = false),
    matches: () => isOpen,
  });
  enhanceTooltips();

  pointAt(button('Précédent'));
  jest.advanceTimersByTime(699);
  expect(shown()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('Précédent');
  pointAt(button('Suivant'));
  jest.advanceTimersByTime(0);
  expect(shown()).toBe('Suivant');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(shown()).toBeNull();

  jest.advanceTimersByTime(300);
  pointAt(button('Précédent'));
  jest.advanceTimersByTime(699);
  expect(shown()).toBeNull();
  pointAt(button('Envoyer'));
  jest.advanceTimersByTime(1_000);
  expect(shown()).toBeNull();
});

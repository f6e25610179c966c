import { act } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InSection, InSite } from './render-in-site';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const started: (() => void)[] = [];
afterEach(() => started.splice(0).forEach((end) => end()));

/**
 * Starts a section in its own prerendered HTML, as the host does, and then tells it what the visitor has done
 * to its controls. Fails when its first render differs from the HTML.
 * @param visit what he does while the section is HTML alone.
 */
export async function startInSite(
  section: ReactNode,
  visit: (html: HTMLElement) => void,
  { path }: { path?: string } = {},
): Promise<void> {
  const html = document.body.appendChild(document.createElement('div'));
  html.innerHTML = renderToString(<InSite>{section}</InSite>);
  const controls = [...html.querySelectorAll<Control>('input, select, textarea')];
  const before = controls.map(stateOf);
  visit(html);
  const changed = controls.filter((control, place) => stateOf(control) !== before[place]);
  const onRecoverableError = jest.fn();

  const root = await act(async () =>
    hydrateRoot(
      html,
      <InSite path={path}>
        <InSection>{section}</InSection>
        <ToldChanges controls={changed} />
      </InSite>,
      { onRecoverableError },
    ),
  );
  started.push(() => {
    act(() => root.unmount());
    html.remove();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
}

/** Its effect comes after those of the section. The events are those of `tellChanges` in the host, in their order. */
function ToldChanges({ controls }: { controls: readonly Control[] }): null {
  useEffect(() => {
    for (const control of controls) {
      // A deselected radio fires no event.
      if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) continue;
      forgetValue(control);
      const kinds = isChoice(control) ? ['input', 'click', 'change'] : ['input', 'change'];
      for (const kind of kinds) control.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  }, [controls]);
  return null;
}

function stateOf(control: Control): string {
  const { checked, files } = control instanceof HTMLInputElement ? control : {};
  return JSON.stringify([control.value, checked, files?.length]);
}

const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** React passes over an event of a control that has the value which it found there. */
function forgetValue(control: Control): void {
  const { _valueTracker: tracker } = control as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue('\u0000');
}

import { act, fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import { DateField } from './DateField';
import { useBooking } from './use-booking';

let intersect: (entries: readonly { isIntersecting: boolean }[]) => void = () => {};

// jsdom has no layout, so the tests trigger the observer themselves.
class FakeIntersectionObserver {
  constructor(callback: typeof intersect) {
    intersect = callback;
  }
  observe() {}
  disconnect() {}
}

function Form() {
  const booking = useBooking(['09:00']);
  return (
    <form aria-label="Rappel">
      <DateField id="date" label="Date du rappel" booking={booking} required={false} error={null} />
    </form>
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T07:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('DateField', () => {
  it('replaces the native field with the calendar near the viewport, and keeps the chosen day', async () => {
    renderInSite(<Form />);
    fireEvent.change(screen.getByLabelText('Date du rappel'), { target: { value: '2026-11-24' } });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();

    await act(async () => intersect([{ isIntersecting: true }]));
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
    expect(screen.getByRole('group', { name: 'Date du rappel' })).toHaveAccessibleDescription(
      'Du lundi au samedi.',
    );
    fireEvent.click(screen.getByRole('gridcell', { name: '25' }));
    expect(screen.getByRole('form', { name: 'Rappel' })).toHaveFormValues({ Date_ISO: '2026-11-25' });
  });

  it('keeps the native field while the visitor is filling it in', async () => {
    renderInSite(<Form />);
    const native = screen.getByLabelText('Date du rappel');
    await act(async () => native.focus());
    expect(native).toHaveFocus();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();

    await act(async () => native.blur());
    expect(screen.getByRole('grid')).toBeVisible();
  });

  it('states the dates of a closure beside the calendar', async () => {
    const closures = [{ from: '2026-12-01', to: '2026-12-31', isNear: true }] as const;
    renderInSite(<Form />, { identity: { ...sampleIdentity, closures } });
    await act(async () => intersect([{ isIntersecting: true }]));
    expect(screen.getByText('Du lundi au samedi. Fermé du 1er au 31 décembre.')).toBeVisible();
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/Fermé du 1er au 31 décembre/);
  });

  it('keeps the native field if the visitor focused it before hydration', async () => {
    await startInSite(<Form />, (html) => html.querySelector('input')?.focus());
    await act(async () => intersect([{ isIntersecting: true }]));

    expect(screen.getByLabelText('Date du rappel')).toHaveFocus();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

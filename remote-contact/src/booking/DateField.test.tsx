import { act, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import { DateField } from './DateField';
import { useBooking } from './use-booking';

type Texts = Record<string, string>;

function Form({ isShown = true }) {
  const booking = useBooking(useForm<Texts>(), ['09:00']);
  return (
    <form aria-label="Rappel">
      <DateField
        id="date"
        label="Date du rappel"
        booking={booking}
        required={false}
        error={null}
        isShown={isShown}
      />
    </form>
  );
}

const native = () => screen.getByLabelText('Date du rappel');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-09T07:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
});

afterEach(() => jest.useRealTimers());

describe('DateField', () => {
  it('replaces the native field with the calendar, which offers no public holiday, and keeps the chosen day', async () => {
    await startInSite(<Form />, () => {});
    expect(screen.getByRole('group', { name: 'Date du rappel' })).toHaveAccessibleDescription(
      'Du lundi au samedi, hors jours fériés.',
    );
    expect(screen.getByRole('gridcell', { name: 'mercredi 11 novembre 2026' })).toBeDisabled();
    fireEvent.click(screen.getByRole('gridcell', { name: 'mercredi 25 novembre 2026' }));
    expect(screen.getByRole('form', { name: 'Rappel' })).toHaveFormValues({ Date_ISO: '2026-11-25' });
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('25');
  });

  it('loads no calendar while it is not shown', async () => {
    await startInSite(<Form isShown={false} />, () => {});
    expect(native()).toBeVisible();
  });

  it('keeps the native field while the visitor is filling it in', async () => {
    await startInSite(<Form />, (html) => html.querySelector('input')?.focus());
    expect(native()).toHaveFocus();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();

    await act(async () => native().blur());
    expect(screen.getByRole('grid')).toBeVisible();
  });
});

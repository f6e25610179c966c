import { act, fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { DateField } from './DateField';
import { useBooking } from './use-booking';

jest.mock('@renovation-th/shared/calendar', () => {
  throw new Error('Loading chunk calendar failed.');
});

function Form() {
  return <DateField id="date" label="Date" booking={useBooking(['09:00'])} required={false} error={null} />;
}

describe('a calendar that cannot be loaded', () => {
  it('leaves the native field in place, without a word in the console', async () => {
    const complain = jest.spyOn(console, 'error');
    renderInSite(<Form />);
    const native = screen.getByLabelText('Date');
    await act(async () => native.focus());
    await act(async () => native.blur());

    fireEvent.change(native, { target: { value: '2099-11-24' } });
    expect(native).toHaveValue('2099-11-24');
    expect(complain).not.toHaveBeenCalled();
  });
});

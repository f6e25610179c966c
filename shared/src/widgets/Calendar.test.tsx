import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar } from './Calendar';

const today = '2026-11-20';
const isClosed = (day: string) => day === '2026-11-22' || (day >= '2026-11-24' && day <= '2026-11-26');

describe('Calendar', () => {
  it('is in French, with weeks that start on Monday', () => {
    render(<Calendar value={null} onChange={() => {}} today={today} isClosed={isClosed} />);

    expect(screen.getByRole('grid', { name: 'novembre 2026' })).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getAllByRole('columnheader').map((day) => day.getAttribute('aria-label'))).toEqual([
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
    ]);
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Mois précédent' })).toBeDisabled();
  });

  it('disables past days and closed days', () => {
    render(<Calendar value={null} onChange={() => {}} today={today} isClosed={isClosed} />);

    for (const day of ['19', '22', '24', '26'])
      expect(screen.getByRole('gridcell', { name: day })).toBeDisabled();
    for (const day of ['20', '21', '23', '27'])
      expect(screen.getByRole('gridcell', { name: day })).toBeEnabled();
  });

  it('opens at the month of the first day that can be chosen', () => {
    render(
      <Calendar value={null} onChange={() => {}} today={today} isClosed={isClosed} firstDay="2026-12-01" />,
    );
    expect(screen.getByRole('grid', { name: 'décembre 2026' })).toBeVisible();
  });

  it('marks today in Paris and the chosen day', () => {
    render(<Calendar value="2026-11-24" onChange={() => {}} today={today} isClosed={isClosed} />);

    expect(screen.getByRole('gridcell', { name: '20' })).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
    expect(within(screen.getByRole('grid')).getAllByRole('gridcell', { current: 'date' })).toHaveLength(1);
  });

  it('returns the chosen day as yyyy-mm-dd', async () => {
    const onChange = jest.fn();
    render(<Calendar value={null} onChange={onChange} today={today} isClosed={isClosed} />);

    await userEvent.click(screen.getByRole('gridcell', { name: '23' }));
    expect(onChange).toHaveBeenCalledWith('2026-11-23');
  });

  it('crosses a closed month by keyboard, and skips closed days', async () => {
    const onChange = jest.fn();
    const isDecember = (day: string) => day.startsWith('2026-12');
    render(
      <Calendar value={null} onChange={onChange} today={today} isClosed={isDecember} firstDay="2026-11-30" />,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('gridcell', { name: '30' })).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('grid', { name: 'janvier 2027' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '1' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    expect(screen.getByRole('grid', { name: 'novembre 2026' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '30' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    expect(onChange.mock.calls).toEqual([['2027-01-02']]);
  });

  it('stays at the displayed month when it renders again', async () => {
    const calendar = (day: string) => (
      <Calendar value="2026-11-24" onChange={() => {}} today={day} isClosed={() => false} />
    );
    const { rerender } = render(calendar(today));
    act(() => screen.getByRole('gridcell', { name: '24' }).focus());
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByRole('grid', { name: 'décembre 2026' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '24' })).toHaveFocus();

    // Midnight passes.
    rerender(calendar('2026-11-21'));
    expect(screen.getByRole('grid', { name: 'décembre 2026' })).toBeVisible();
  });

  it('keeps the focus in the calendar when the button for the previous month becomes disabled', async () => {
    render(<Calendar value={null} onChange={() => {}} today={today} isClosed={isClosed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mois suivant' }));
    act(() => screen.getByRole('button', { name: 'Mois précédent' }).focus());
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: 'Mois précédent' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toHaveFocus();
  });

  it("keeps the visitor's theme", () => {
    document.documentElement.dataset['theme'] = 'dark';
    render(<Calendar value={null} onChange={() => {}} today={today} isClosed={isClosed} />);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

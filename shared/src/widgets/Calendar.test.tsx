import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayNames, week } from '../identity/week';
import { Calendar } from './Calendar';

type CalendarProps = Parameters<typeof Calendar>[0];

const today = '2026-11-20';
const isClosed = (day: string) => day === '2026-11-22' || (day >= '2026-11-24' && day <= '2026-11-26');

const calendar = (given: Partial<CalendarProps> = {}) => (
  <Calendar value={null} onChange={() => {}} today={today} isClosed={isClosed} {...given} />
);
const show = (given?: Partial<CalendarProps>) => render(calendar(given));
const month = (name: string) => screen.getByRole('grid', { name });
const day = (name: string) => screen.getByRole('gridcell', { name });

describe('Calendar', () => {
  it('shows French names, and weeks that start on Monday', () => {
    show();

    expect(month('novembre 2026')).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getAllByRole('columnheader').map((day) => day.getAttribute('aria-label'))).toEqual(
      week.map((name) => dayNames[name]),
    );
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Mois précédent' })).toBeDisabled();
  });

  it('disables past days and closed days', () => {
    show();

    for (const closed of ['19', '22', '24', '26']) expect(day(closed)).toBeDisabled();
    for (const open of ['20', '21', '23', '27']) expect(day(open)).toBeEnabled();
  });

  it('opens in the month of the first selectable day', () => {
    show({ firstDay: '2026-12-01' });
    expect(month('décembre 2026')).toBeVisible();
  });

  it('marks today in Paris and the chosen day', () => {
    show({ value: '2026-11-24' });

    expect(day('20')).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
    expect(within(screen.getByRole('grid')).getAllByRole('gridcell', { current: 'date' })).toHaveLength(1);
  });

  it('passes the chosen day as yyyy-mm-dd', async () => {
    const onChange = jest.fn();
    show({ onChange });

    await userEvent.click(day('23'));
    expect(onChange).toHaveBeenCalledWith('2026-11-23');
  });

  it('crosses a closed month by keyboard, and skips closed days', async () => {
    const onChange = jest.fn();
    show({ onChange, firstDay: '2026-11-30', isClosed: (one) => one.startsWith('2026-12') });
    await userEvent.tab();
    await userEvent.tab();
    expect(day('30')).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    expect(month('janvier 2027')).toBeVisible();
    expect(day('1')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    expect(month('novembre 2026')).toBeVisible();
    expect(day('30')).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    expect(onChange.mock.calls).toEqual([['2027-01-02']]);
  });

  it('keeps the displayed month when it renders again', async () => {
    const given = { value: '2026-11-24', isClosed: () => false };
    const { rerender } = show(given);
    act(() => day('24').focus());
    await userEvent.keyboard('{PageDown}');
    expect(month('décembre 2026')).toBeVisible();
    expect(day('24')).toHaveFocus();

    // Render again after midnight.
    rerender(calendar({ ...given, today: '2026-11-21' }));
    expect(month('décembre 2026')).toBeVisible();
  });

  it('keeps the focus in the calendar when the button for the previous month becomes disabled', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Mois suivant' }));
    act(() => screen.getByRole('button', { name: 'Mois précédent' }).focus());
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: 'Mois précédent' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toHaveFocus();
  });

  it("keeps the visitor's theme", () => {
    document.documentElement.dataset['theme'] = 'dark';
    show();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

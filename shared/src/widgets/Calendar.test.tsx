import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayNames, week } from '../identity/week';
import { Calendar } from './Calendar';

const isClosed = (day: string) => day === '2026-11-22' || (day >= '2026-11-24' && day <= '2026-11-26');
const show = (value = '', onChange = (_day: string) => {}) =>
  render(<Calendar value={value} onChange={onChange} firstDay="2026-11-20" isClosed={isClosed} />);
const day = (name: string) => screen.getByRole('gridcell', { name });

describe('Calendar', () => {
  it('shows French names, and weeks that start on Monday', () => {
    show();
    expect(screen.getByRole('grid', { name: 'novembre 2026' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((name) => name.getAttribute('aria-label'))).toEqual(
      week.map((name) => dayNames[name]),
    );
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Mois précédent' })).toBeDisabled();
  });

  it('offers neither past days nor closed days, and names each day by its long date', () => {
    show();
    expect(day('jeudi 19 novembre 2026')).toBeDisabled();
    expect(day('dimanche 22 novembre 2026')).toBeDisabled();
    expect(day('mardi 24 novembre 2026')).toBeDisabled();
    expect(day('vendredi 20 novembre 2026')).toBeEnabled();
    expect(day('vendredi 27 novembre 2026')).toBeEnabled();
  });

  it('passes the chosen day as yyyy-mm-dd, by keyboard too', async () => {
    const onChange = jest.fn();
    show('2026-11-23', onChange);
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('23');
    await userEvent.click(day('samedi 21 novembre 2026'));
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(onChange.mock.calls).toEqual([['2026-11-21'], ['2026-11-20']]);
  });
});

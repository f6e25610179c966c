import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar } from './Calendar';

const today = '2026-11-20';

describe('the calendar', () => {
  it('is in French, with weeks from Monday', () => {
    render(<Calendar value={null} onChange={() => {}} today={today} label="Choisissez votre date" />);

    expect(screen.getByRole('group', { name: 'Choisissez votre date' })).toHaveTextContent('novembre 2026');
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

  it('offers neither past days nor Sundays', () => {
    render(<Calendar value={null} onChange={() => {}} today={today} label="Date" />);

    for (const day of ['19', '22', '29']) expect(screen.getByRole('gridcell', { name: day })).toBeDisabled();
    for (const day of ['20', '21', '23']) expect(screen.getByRole('gridcell', { name: day })).toBeEnabled();
  });

  it('offers no day of a closure', () => {
    const isClosed = (day: string) => day >= '2026-11-24' && day <= '2026-11-26';
    render(
      <Calendar value={null} onChange={() => {}} today={today} isClosed={isClosed} label="Choisissez" />,
    );

    for (const day of ['24', '26']) expect(screen.getByRole('gridcell', { name: day })).toBeDisabled();
    for (const day of ['23', '27']) expect(screen.getByRole('gridcell', { name: day })).toBeEnabled();
  });

  it('begins at the first day that is left', () => {
    render(<Calendar value={null} onChange={() => {}} today={today} firstDay="2026-12-01" label="Date" />);
    expect(screen.getByRole('group', { name: 'Date' })).toHaveTextContent('décembre 2026');
  });

  it('marks the today of Paris and the chosen day', () => {
    render(<Calendar value="2026-11-24" onChange={() => {}} today={today} label="Date" />);

    expect(screen.getByRole('gridcell', { name: '20' })).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
    expect(within(screen.getByRole('grid')).getAllByRole('gridcell', { current: 'date' })).toHaveLength(1);
  });

  it('hands on the day as yyyy-mm-dd', async () => {
    const onChange = jest.fn();
    render(<Calendar value={null} onChange={onChange} today={today} label="Date" />);

    await userEvent.click(screen.getByRole('gridcell', { name: '24' }));
    expect(onChange).toHaveBeenCalledWith('2026-11-24');
  });

  it('leaves the theme that the visitor chose alone', () => {
    document.documentElement.dataset['theme'] = 'dark';
    render(<Calendar value={null} onChange={() => {}} today={today} label="Date" />);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

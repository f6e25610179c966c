import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar } from './Calendar';

const today = '2026-11-20';
const isClosed = (day: string) => day === '2026-11-22' || (day >= '2026-11-24' && day <= '2026-11-26');

describe('the calendar', () => {
  it('is in French, with weeks from Monday', () => {
    render(
      <Calendar
        value={null}
        onChange={() => {}}
        today={today}
        isClosed={isClosed}
        label="Choisissez votre date"
      />,
    );

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

  it('offers neither past days nor days on which nobody works', () => {
    render(<Calendar value={null} onChange={() => {}} today={today} isClosed={isClosed} label="Date" />);

    for (const day of ['19', '22', '24', '26'])
      expect(screen.getByRole('gridcell', { name: day })).toBeDisabled();
    for (const day of ['20', '21', '23', '27'])
      expect(screen.getByRole('gridcell', { name: day })).toBeEnabled();
  });

  it('begins at the first day that is left', () => {
    render(
      <Calendar
        value={null}
        onChange={() => {}}
        today={today}
        isClosed={isClosed}
        firstDay="2026-12-01"
        label="Date"
      />,
    );
    expect(screen.getByRole('group', { name: 'Date' })).toHaveTextContent('décembre 2026');
  });

  it('marks the today of Paris and the chosen day', () => {
    render(
      <Calendar value="2026-11-24" onChange={() => {}} today={today} isClosed={isClosed} label="Date" />,
    );

    expect(screen.getByRole('gridcell', { name: '20' })).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
    expect(within(screen.getByRole('grid')).getAllByRole('gridcell', { current: 'date' })).toHaveLength(1);
  });

  it('hands on the day as yyyy-mm-dd', async () => {
    const onChange = jest.fn();
    render(<Calendar value={null} onChange={onChange} today={today} isClosed={isClosed} label="Date" />);

    await userEvent.click(screen.getByRole('gridcell', { name: '23' }));
    expect(onChange).toHaveBeenCalledWith('2026-11-23');
  });

  it('leaves the theme that the visitor chose alone', () => {
    document.documentElement.dataset['theme'] = 'dark';
    render(<Calendar value={null} onChange={() => {}} today={today} isClosed={isClosed} label="Date" />);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { AgendaButton } from './AgendaButton';
import { saveFile } from './save-file';

jest.mock('./save-file', () => ({ saveFile: jest.fn() }));
const save = jest.mocked(saveFile);

describe('AgendaButton', () => {
  it('shows an error if the calendar file cannot be saved', () => {
    save.mockImplementation(() => {
      throw new Error('blocked');
    });
    renderInSite(
      <AgendaButton call={{ day: '2026-11-26', time: '09:00' }} reference="RTH-20261121-7KX2QD" />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter à mon agenda' }));
    expect(screen.getByRole('status')).toHaveTextContent('n’a pas pu être enregistré');
  });
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { PhotoField } from './PhotoField';
import { reducePhoto } from './reduce-photo';
import { usePhotos } from './use-photos';

jest.mock('./reduce-photo', () => ({ reducePhoto: jest.fn() }));
const reduce = jest.mocked(reducePhoto);
const onChange = jest.fn();

function Form() {
  const input = useRef<HTMLInputElement>(null);
  const photos = usePhotos(input, onChange);
  return (
    <>
      <PhotoField id="photos" input={input} photos={photos} />
      <button onClick={photos.clear}>Vider</button>
    </>
  );
}

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const field = () => screen.getByLabelText('Photos (facultatif)');
const listed = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getByText(/\./).firstChild?.textContent);
const choose = (...files: File[]) => act(async () => fireEvent.change(field(), { target: { files } }));

beforeEach(() => {
  onChange.mockReset();
  reduce.mockReset().mockImplementation(async (original) => original);
  // jsdom has no addresses for files.
  Object.assign(URL, { createObjectURL: () => 'blob:apercu', revokeObjectURL: jest.fn() });
});

describe('the field for photographs', () => {
  it('says its limits before anything is chosen', () => {
    render(<Form />);
    expect(field()).toHaveAccessibleDescription(/Jusqu’à 5\sphotos, en JPEG, PNG, WebP ou HEIC\./);
    expect(field()).toHaveAttribute('name', 'attachment');
    expect(field()).toHaveAttribute('multiple');
  });

  it('lists what was chosen, adds to it, and tells how many there are', async () => {
    render(<Form />);
    await choose(file('un.jpg'), file('deux.jpg'));
    expect(screen.getByRole('status')).toHaveTextContent('2 photos ajoutées, 2 sur 5.');
    await choose(file('trois.jpg'));
    expect(listed()).toEqual(['un.jpg', 'deux.jpg', 'trois.jpg']);
    expect(onChange).toHaveBeenLastCalledWith(3);
  });

  it('takes five and names those it leaves', async () => {
    render(<Form />);
    await choose(...['1', '2', '3', '4', '5', '6', '7'].map((name) => file(`${name}.jpg`)));
    expect(listed()).toHaveLength(5);
    expect(field()).toHaveAccessibleDescription(/6\.jpg\s: non ajoutée, 5\sphotos au plus\. 7\.jpg/);
  });

  it('says which file is none, and which cannot be read, and forgets it at the next choice', async () => {
    render(<Form />);
    reduce.mockResolvedValueOnce(null);
    await choose(file('devis.pdf', 'application/pdf'), file('IMG_1.HEIC', ''));
    expect(field()).toHaveAccessibleDescription(/devis\.pdf.*n’est pas une photo/);
    expect(field()).toHaveAccessibleDescription(/IMG_1\.HEIC.*ne peut pas lire/);

    await choose(file('un.jpg'));
    expect(field()).not.toHaveAccessibleDescription(/devis/);
  });

  it('sends a small original when the code that reads pictures cannot be had', async () => {
    render(<Form />);
    reduce.mockRejectedValue(new Error('Loading chunk photos failed.'));
    await choose(file('un.jpg'));
    expect(listed()).toEqual(['un.jpg']);
  });

  it('lets each be taken back, and keeps the focus near', async () => {
    render(<Form />);
    await choose(file('un.jpg'), file('deux.jpg'));
    fireEvent.click(screen.getByRole('button', { name: 'Retirer deux.jpg' }));
    expect(screen.getByRole('button', { name: 'Retirer un.jpg' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('deux.jpg retirée, 1 sur 5.');
    fireEvent.click(screen.getByRole('button', { name: 'Retirer un.jpg' }));
    expect(field()).toHaveFocus();
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
  });

  it('does not fill a form that was emptied meanwhile', async () => {
    let finish = (_: File) => {};
    reduce.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    render(<Form />);
    await choose(file('un.jpg'));
    expect(screen.getByText('Préparation de 1 photo…')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Vider' }));
    await act(async () => finish(file('un.jpg')));
    expect(listed()).toEqual([]);
  });
});

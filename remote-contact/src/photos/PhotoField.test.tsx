import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import { PhotoField } from './PhotoField';
import { keepPhotos, readKeptPhotos } from './kept-photos';
import { reducePhoto } from './reduce-photo';
import { usePhotos } from './use-photos';

jest.mock('./reduce-photo', () => ({ reducePhoto: jest.fn() }));
jest.mock('./kept-photos', () => ({ keepPhotos: jest.fn(), readKeptPhotos: jest.fn() }));
const reduce = jest.mocked(reducePhoto);
const readKept = jest.mocked(readKeptPhotos);
const onChange = jest.fn();

function Form() {
  const input = useRef<HTMLInputElement>(null);
  const photos = usePhotos(input, onChange);
  return (
    <>
      <PhotoField id="photos" input={input} photos={photos} />
      <button onClick={photos.clear}>Vider</button>
      <button onClick={photos.restore}>Reprendre</button>
    </>
  );
}

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const field = () => screen.getByLabelText('Photos (facultatif)');
const listed = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getByText(/\./).firstChild?.textContent);
const choose = (...files: File[]) => act(async () => fireEvent.change(field(), { target: { files } }));

/** Addresses of previews that take memory. */
const addresses = new Set<string>();

beforeEach(() => {
  onChange.mockReset();
  jest.mocked(keepPhotos).mockReset();
  addresses.clear();
  reduce.mockReset().mockImplementation(async (original) => original);
  // jsdom has no addresses for files.
  let count = 0;
  Object.assign(URL, {
    createObjectURL() {
      const address = `blob:${(count += 1)}`;
      addresses.add(address);
      return address;
    },
    revokeObjectURL: (address: string) => addresses.delete(address),
  });
});

describe('the field for photographs', () => {
  it('says its limits before anything is chosen', () => {
    render(<Form />);
    expect(field()).toHaveAccessibleDescription(/Jusqu’à 5\sphotos\./);
    expect(field()).toHaveAttribute('name', 'attachment');
    expect(field()).toHaveAttribute('multiple');
  });

  it('promises HEIC only where a script can make a JPEG of it', () => {
    render(<Form />);

    expect(screen.getByText(/HEIC/)).not.toHaveTextContent('ou WebP');
    expect(screen.getByText(/JPEG, PNG ou WebP/)).not.toHaveTextContent('HEIC');
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
    expect(addresses.size).toBe(0);
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

  it('gives up the preview of each photograph that was ready when the form was emptied', async () => {
    let finish = (_: File) => {};
    render(<Form />);
    reduce.mockResolvedValueOnce(file('un.jpg'));
    reduce.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await choose(file('un.jpg'), file('deux.jpg'));
    fireEvent.click(screen.getByRole('button', { name: 'Vider' }));
    await act(async () => finish(file('deux.jpg')));

    expect(addresses.size).toBe(0);
  });

  it('brings back as many of a draft as there is room for, and has a preview for those alone', async () => {
    render(<Form />);
    await choose(file('un.jpg'), file('deux.jpg'));
    readKept.mockResolvedValue(['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.jpg`)));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reprendre' })));

    expect(listed()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'un.jpg', 'deux.jpg']);
    expect(addresses.size).toBe(5);
  });

  it('keeps those of the draft beside those that were chosen before it came back', async () => {
    let finish = (_: File) => {};
    reduce.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    readKept.mockImplementation(async () =>
      jest.mocked(keepPhotos).mock.calls.length > 0 ? [file('un.jpg')] : [file('a.jpg')],
    );
    render(<Form />);
    await choose(file('un.jpg'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reprendre' })));
    await act(async () => finish(file('un.jpg')));

    expect(listed()).toEqual(['a.jpg', 'un.jpg']);
    expect(keepPhotos).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'a.jpg' }),
      expect.objectContaining({ name: 'un.jpg' }),
    ]);
  });

  it('takes those that were chosen before it started', async () => {
    await startInSite(<Form />, (html) => {
      Object.defineProperty(html.querySelector('input'), 'files', { value: [file('un.jpg')] });
    });

    expect(listed()).toEqual(['un.jpg']);
  });

  it('keeps for the draft what is ready after the page was left, without a preview', async () => {
    let finish = (_: File) => {};
    reduce.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { unmount } = render(<Form />);
    await choose(file('un.jpg'));
    unmount();
    await act(async () => finish(file('un.jpg')));

    expect(keepPhotos).toHaveBeenCalledWith([expect.objectContaining({ name: 'un.jpg' })]);
    expect(addresses.size).toBe(0);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { reducePhoto } from '@renovation-th/shared/photos/reduce-photo';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { PhotoField } from './PhotoField';
import { usePhotos } from './use-photos';

const mockReduce = jest.fn<ReturnType<typeof reducePhoto>, [Blob]>();
jest.mock('@renovation-th/shared/photos/reduce-photo', () => ({
  reducePhoto: (file: Blob) => mockReduce(file),
}));

let sent: Promise<readonly File[]>;

function Form() {
  const photos = usePhotos();
  return (
    <>
      <PhotoField id="photos" photos={photos} />
      <button onClick={() => (sent = photos.whenReady())}>Envoyer</button>
    </>
  );
}

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const field = () => screen.getByLabelText('Photos (facultatif)');
const listed = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const choose = async (...files: File[]) => {
  fireEvent.change(field(), { target: { files } });
  await waitFor(() => expect(screen.queryByText(/^Préparation/)).toBeNull());
};
const sentFiles = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer' })));
  return (await sent).map(({ name, type, size }) => ({ name, type, size }));
};

beforeEach(() => {
  mockReduce.mockReset().mockImplementation(async () => new Blob(['small']));
  // jsdom has no object URLs.
  let count = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: () => {} });
});

describe('PhotoField', () => {
  it('sends chosen photographs as small JPEGs, in order, whatever their type', async () => {
    renderInSite(<Form />);
    expect(field()).toHaveAccessibleDescription(
      /Si le bouton n’ouvre rien, envoyez votre demande sans photo/,
    );
    await choose(file('toit.png'), new File(['x'], 'image:1641'));
    expect(listed()).toEqual(['toit.jpg', 'image:1641.jpg']);
    expect(screen.getByRole('status')).toHaveTextContent('2 photos jointes, sur 5 au plus.');
    expect(await sentFiles()).toEqual([
      { name: 'toit.jpg', type: 'image/jpeg', size: 5 },
      { name: 'image:1641.jpg', type: 'image/jpeg', size: 5 },
    ]);
  });

  it('accepts five photographs and names the files that it rejects', async () => {
    renderInSite(<Form />);
    await choose(...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.jpg`)));
    expect(listed()).toHaveLength(5);
    expect(field()).toHaveAccessibleDescription(/6\.jpg\s: non ajoutée, 5\sphotos au plus\./);
  });

  it('sends a file that the device cannot decode as it is, up to the limit', async () => {
    renderInSite(<Form />);
    mockReduce.mockResolvedValue(null);
    await choose(file('IMG_0412.HEIC', 4_000_000), file('IMG_0413.HEIC', 4_000_001));
    expect(await sentFiles()).toEqual([{ name: 'IMG_0412.HEIC', type: 'image/jpeg', size: 4_000_000 }]);
    expect(field()).toHaveAccessibleDescription(/IMG_0413\.HEIC.*4\sMo au plus/);
  });

  it('reads the bytes when a file is chosen, and says so if it cannot', async () => {
    renderInSite(<Form />);
    const moved = file('parti.jpg');
    moved.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
    await choose(moved, file('vide.jpg', 0));
    expect(field()).toHaveAccessibleDescription(/parti\.jpg.*pas pu être lu.*vide\.jpg.*pas pu être lu/);
    expect(await sentFiles()).toEqual([]);
  });

  it('removes a photograph and moves the focus to its neighbour', async () => {
    renderInSite(<Form />);
    await choose(file('un.jpg'), file('deux.jpg'));
    fireEvent.click(screen.getByRole('button', { name: 'Retirer deux.jpg' }));
    expect(within(screen.getByRole('list')).getByRole('button', { name: 'Retirer un.jpg' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('1 photo jointe');
    fireEvent.click(screen.getByRole('button', { name: 'Retirer un.jpg' }));
    expect(field()).toHaveFocus();
    expect(await sentFiles()).toEqual([]);
  });

  it('adds photographs that were chosen before hydration', async () => {
    await startInSite(<Form />, (html) => {
      // jsdom does not empty a field whose files a test has set.
      const files = [file('un.jpg')];
      Object.defineProperty(html.querySelector('input'), 'files', { get: () => files.splice(0) });
    });
    await screen.findByText('1 photo jointe, sur 5 au plus.');
    expect(listed()).toEqual(['un.jpg']);
  });
});

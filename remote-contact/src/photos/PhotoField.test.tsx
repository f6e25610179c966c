import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import { PhotoField } from './PhotoField';
import { keepPhotos, readKeptPhotos } from './kept-photos';
import type { reducePhoto } from '@renovation-th/shared/photos/reduce-photo';
import { usePhotos } from './use-photos';

const mockReduce = jest.fn<ReturnType<typeof reducePhoto>, [File]>();
jest.mock('@renovation-th/shared/photos/reduce-photo', () => ({
  reducePhoto: (file: File) => mockReduce(file),
}));
jest.mock('./kept-photos', () => ({ keepPhotos: jest.fn(), readKeptPhotos: jest.fn() }));
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

const bytes = {
  jpeg: [0xff, 0xd8, 0xff, 0xff, 0xd9],
  cut: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46],
};
const heic = [...'\u0000\u0000\u0000\u0018ftypheic'].map((sign) => sign.charCodeAt(0));
const file = (name: string, content = bytes.jpeg, type = 'image/jpeg') =>
  new File([new Uint8Array(content)], name, { type });
const kept = (name: string) => ({ id: name, note: null, file: file(name) });
const field = () => screen.getByLabelText('Photos (facultatif)');
const listed = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getByText(/\.jpg|:/).textContent);
const choose = async (...files: File[]) => {
  fireEvent.change(field(), { target: { files } });
  await waitFor(() => expect(screen.queryByText(/^Préparation/)).toBeNull());
};
/** Chooses files. Returns while the first one is still being prepared. */
const chooseSlow = async (...files: File[]) => {
  fireEvent.change(field(), { target: { files } });
  await waitFor(() => expect(mockReduce).toHaveBeenCalled());
};

/** Object URLs that have not been revoked yet. */
const addresses = new Set<string>();

beforeEach(() => {
  onChange.mockReset();
  jest.mocked(keepPhotos).mockReset();
  addresses.clear();
  mockReduce.mockReset().mockImplementation(async (original) => original);
  // jsdom has no object URLs.
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

describe('PhotoField', () => {
  it('states the limits before the visitor chooses a file', () => {
    renderInSite(<Form />);
    expect(field()).toHaveAccessibleDescription(/Jusqu’à 5\sphotos\./);
    expect(field()).toHaveAttribute('name', 'attachment');
    expect(field()).toHaveAttribute('multiple');
  });

  it('offers HEIC only with JavaScript, which can convert it', () => {
    renderInSite(<Form />);

    expect(screen.getByText(/HEIC/)).not.toHaveTextContent('ou WebP');
    expect(screen.getByText(/JPEG, PNG ou WebP/)).not.toHaveTextContent('HEIC');
  });

  it('lists the chosen photographs, adds more, and announces their number', async () => {
    renderInSite(<Form />);
    await choose(file('un.jpg'), file('deux.jpg'));
    expect(screen.getByRole('status')).toHaveTextContent('2 photos ajoutées, 2 sur 5.');
    await choose(file('trois.jpg'));
    expect(listed()).toEqual(['un.jpg', 'deux.jpg', 'trois.jpg']);
    expect(onChange).toHaveBeenLastCalledWith(3);
  });

  it('accepts five photographs and names the files that it rejects', async () => {
    renderInSite(<Form />);
    await choose(...['1', '2', '3', '4', '5', '6', '7'].map((name) => file(`${name}.jpg`)));
    expect(listed()).toHaveLength(5);
    expect(field()).toHaveAccessibleDescription(/6\.jpg\s: non ajoutée, 5\sphotos au plus\. 7\.jpg/);
  });

  it.each(['', 'image/jpg', 'image/pjpeg', 'application/octet-stream'])(
    'recognizes a JPEG by its bytes, whatever its type: "%s"',
    async (type) => {
      renderInSite(<Form />);
      await choose(file('image:1641', bytes.jpeg, type));
      expect(listed()).toEqual(['image:1641']);
    },
  );

  it('says why it rejected each file, until the visitor chooses again', async () => {
    renderInSite(<Form />);
    mockReduce.mockResolvedValue(null);
    await choose(file('devis.jpg', bytes.pdf), file('IMG_0412.jpg', heic), file('toit.jpg'));
    expect(field()).toHaveAccessibleDescription(/devis\.jpg.*n’est pas une photo/);
    expect(field()).toHaveAccessibleDescription(/IMG_0412\.jpg.*format HEIC.*Le plus compatible/);
    expect(field()).toHaveAccessibleDescription(/toit\.jpg.*abîmée/);

    mockReduce.mockImplementation(async (original) => original);
    await choose(file('un.jpg'));
    expect(field()).not.toHaveAccessibleDescription(/devis/);
  });

  it('marks a photograph whose file is truncated', async () => {
    renderInSite(<Form />);
    await choose(file('coupee.jpg', bytes.cut), file('entiere.jpg'));
    const [cut, whole] = screen.getAllByRole('listitem');
    expect(cut).toHaveTextContent('Photo incomplète');
    expect(whole).not.toHaveTextContent('incomplète');
  });

  it('sends the original when the browser alters canvas data, and says so', async () => {
    renderInSite(<Form />);
    mockReduce.mockResolvedValue('no-canvas');
    const large = file('large.jpg');
    Object.defineProperty(large, 'size', { value: 10_000_001 });
    await choose(file('un.jpg'), large);
    expect(listed()).toEqual(['un.jpg']);
    expect(screen.getByRole('listitem')).toHaveTextContent('Envoyée telle quelle');
    expect(field()).toHaveAccessibleDescription(/large\.jpg.*trop lourde pour être envoyée telle quelle/);
  });

  it('sends an original to an external service only if it is as small as a reduced photograph', async () => {
    renderInSite(<Form />, { identity: { ...sampleIdentity, formEndpoint: 'https://forms.example' } });
    mockReduce.mockResolvedValue('no-canvas');
    const large = file('large.jpg');
    Object.defineProperty(large, 'size', { value: 2_000_001 });
    await choose(file('un.jpg'), large);
    expect(listed()).toEqual(['un.jpg']);
  });

  it('removes a photograph and moves the focus to its neighbour', async () => {
    renderInSite(<Form />);
    await choose(file('un.jpg'), file('deux.jpg'));
    fireEvent.click(screen.getByRole('button', { name: 'Retirer deux.jpg' }));
    expect(screen.getByRole('button', { name: 'Retirer un.jpg' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('deux.jpg retirée, 1 sur 5.');
    fireEvent.click(screen.getByRole('button', { name: 'Retirer un.jpg' }));
    expect(field()).toHaveFocus();
    expect(addresses.size).toBe(0);
  });

  it('discards photographs if the form is cleared during preparation, and revokes the previews', async () => {
    let finish = (_: File) => {};
    renderInSite(<Form />);
    mockReduce.mockResolvedValueOnce(file('un.jpg'));
    mockReduce.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await chooseSlow(file('un.jpg'), file('deux.jpg'));
    expect(screen.getByText(/^Préparation de/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Vider' }));
    await act(async () => finish(file('deux.jpg')));

    expect(listed()).toEqual([]);
    expect(addresses.size).toBe(0);
  });

  it('restores only as many photographs of a draft as fit, and creates previews only for these', async () => {
    renderInSite(<Form />);
    await choose(file('un.jpg'), file('deux.jpg'));
    readKept.mockResolvedValue(['a', 'b', 'c', 'd', 'e'].map((name) => kept(`${name}.jpg`)));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reprendre' })));

    expect(listed()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'un.jpg', 'deux.jpg']);
    expect(addresses.size).toBe(5);
  });

  it('stores restored photographs together with photographs that are still in preparation', async () => {
    let finish = (_: File) => {};
    mockReduce.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    readKept.mockImplementation(async () =>
      jest.mocked(keepPhotos).mock.calls.length > 0 ? [kept('un.jpg')] : [kept('a.jpg')],
    );
    renderInSite(<Form />);
    await chooseSlow(file('un.jpg'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reprendre' })));
    await act(async () => finish(file('un.jpg')));

    expect(listed()).toEqual(['a.jpg', 'un.jpg']);
    expect(keepPhotos).toHaveBeenLastCalledWith([
      expect.objectContaining({ file: expect.objectContaining({ name: 'a.jpg' }) }),
      expect.objectContaining({ file: expect.objectContaining({ name: 'un.jpg' }) }),
    ]);
  });

  it('adds photographs that were chosen before hydration', async () => {
    await startInSite(<Form />, (html) => {
      Object.defineProperty(html.querySelector('input'), 'files', { value: [file('un.jpg')] });
    });

    await waitFor(() => expect(listed()).toEqual(['un.jpg']));
  });

  it('stores a photograph that becomes ready after the visitor has left the page, without a preview', async () => {
    let finish = (_: File) => {};
    mockReduce.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { unmount } = renderInSite(<Form />);
    await chooseSlow(file('un.jpg'));
    unmount();
    await act(async () => finish(file('un.jpg')));

    expect(keepPhotos).toHaveBeenCalledWith([
      expect.objectContaining({ file: expect.objectContaining({ name: 'un.jpg' }) }),
    ]);
    expect(addresses.size).toBe(0);
  });
});

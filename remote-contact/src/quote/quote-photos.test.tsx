import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { changeUrl } from '@renovation-th/shared/kernel';
import type { PhotoToKeep } from '../photos/kept-photos';
import { show } from '../testing/quote-visit';

let mockKept: readonly PhotoToKeep[] = [];
jest.mock('../photos/kept-photos', () => ({
  keepPhotos: async (photos: readonly PhotoToKeep[]) => {
    mockKept = [...photos];
  },
  readKeptPhotos: async () => mockKept,
}));

let mockReady: Promise<void> = Promise.resolve();
/** Makes the preparation of photographs wait. @returns a function that finishes it. */
function prepareSlowly(): () => Promise<void> {
  let finish = () => {};
  mockReady = new Promise((resolve) => (finish = resolve));
  return () => act(async () => finish());
}
jest.mock('@renovation-th/shared/photos/reduce-photo', () => ({
  reducePhoto: async (file: File) => {
    await mockReady;
    return file;
  },
}));

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xff, 0xd9])], name);
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Photos (facultatif)'), { target: { files } });
const remove = () => screen.queryAllByRole('button', { name: /^Retirer / });
const listed = () => remove().map((button) => button.getAttribute('aria-label')?.slice('Retirer '.length));

beforeEach(() => {
  mockKept = [];
  mockReady = Promise.resolve();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
});

describe('the photographs of a quote form', () => {
  it('are kept when the URL changes', async () => {
    show('/contact?ville=riom');
    choose(jpeg('un.jpg'), jpeg('deux.jpg'));
    await waitFor(() => expect(listed()).toEqual(['un.jpg', 'deux.jpg']));

    await act(async () => changeUrl('/contact'));
    expect(screen.queryByText(/retrouvé votre brouillon/)).toBeNull();
    expect(listed()).toEqual(['un.jpg', 'deux.jpg']);
    expect(mockKept).toHaveLength(2);
  });

  it.each(['before', 'after'])(
    'are restored when they become ready %s the visitor returns to the form',
    async (when) => {
      const finish = prepareSlowly();
      const { unmount } = show();
      choose(jpeg('un.jpg'));
      await screen.findByText(/^Préparation/);
      unmount();
      if (when === 'before') await finish();
      show();
      if (when === 'after') await finish();

      await waitFor(() => expect(listed()).toEqual(['un.jpg']));
      expect(JSON.parse(localStorage.getItem('rth-quote-draft') ?? '{}')).toMatchObject({ photos: 1 });
    },
  );
});

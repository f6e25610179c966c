import 'fake-indexeddb/auto';
import { forgetPhotos } from './forget-photos';
import { keepPhotos, readKeptPhotos } from './kept-photos';

describe('the stored photographs of a draft', () => {
  it('keep their names and contents, replace the photographs stored before, and can be deleted', async () => {
    const photo = (name: string, content: string) => new File([content], name, { type: 'image/jpeg' });
    await keepPhotos([{ id: '1', note: null, file: photo('avant.jpg', 'a') }]);
    await keepPhotos([{ id: '2', note: 'incomplete', file: photo('façade.jpg', 'façade') }]);

    const [kept, ...others] = await readKeptPhotos();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: '2', note: 'incomplete' });
    const file = kept?.file;
    expect([file?.name, file?.type, await file?.text()]).toEqual(['façade.jpg', 'image/jpeg', 'façade']);

    forgetPhotos();
    expect(await readKeptPhotos()).toEqual([]);
  });

  it('are empty without IndexedDB', async () => {
    const { indexedDB } = globalThis;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    expect(await readKeptPhotos()).toEqual([]);
    expect(() => forgetPhotos()).not.toThrow();
    Object.assign(globalThis, { indexedDB });
  });

  it('are empty if the database does not open within three seconds', async () => {
    jest.useFakeTimers();
    jest.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    const photos = readKeptPhotos();
    await jest.advanceTimersByTimeAsync(3_000);

    expect(await photos).toEqual([]);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
});

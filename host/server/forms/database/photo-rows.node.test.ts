import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import { claimPhoto, countWaitingPhotos, notePhotoKept, notePhotoLeftOut, returnPhoto } from './photo-rows';
import { requestOf } from './request-lists';

const test = databaseForEach();
const minute = 60_000;

describe('a photograph', () => {
  const photo = (number: number, sender: string) =>
    samplePhoto({ file: `RTH-20261121-AAAAAA.${String(number).padStart(16, '0')}.jpg`, sender });
  const next = (lastSender = '', now = 0) => claimPhoto(test.database, { now, lease: minute, lastSender });

  it('takes turns with those of other senders', () => {
    keepSample(test.database, {}, { photos: [photo(1, 'a'), photo(2, 'a'), photo(3, 'a'), photo(4, 'b')] });

    const order = [];
    for (let last = ''; ;) {
      const claimed = next(last);
      if (!claimed) break;
      order.push(claimed.sender);
      last = claimed.sender;
    }
    expect(order.join('')).toBe('abaa');
  });

  it('comes after all others when it was tried before, and keeps count', () => {
    keepSample(test.database, {}, { photos: [photo(1, 'a'), photo(2, 'b')] });
    const tried = next();
    returnPhoto(test.database, tried?.id ?? 0, true);

    expect(next()?.sender).toBe('b');
    expect(next()).toMatchObject({ sender: 'a', attempts: 2 });
  });

  it('loses no attempt when the service stops', () => {
    keepSample(test.database, {}, { photos: [photo(1, 'a')] });
    returnPhoto(test.database, next()?.id ?? 0, false);
    expect(next()?.attempts).toBe(1);
  });

  it('is settled for every version of the request', () => {
    const key = keepSample(test.database, {}, { photos: [photo(1, 'a'), photo(2, 'a')] });
    expect(notePhotoKept(test.database, photo(1, 'a').file)).toBe(true);
    notePhotoLeftOut(test.database, photo(2, 'a').file, 'photo-unreadable');
    const later = keepSample(test.database, { fingerprint: 'b'.repeat(64) }, { photos: [photo(1, 'a')] });

    expect(countWaitingPhotos(test.database)).toBe(0);
    expect(requestOf(test.database, key)?.request.leftOut).toEqual([
      { name: 'toit.jpg', reason: 'photo-unreadable' },
    ]);
    expect(requestOf(test.database, later)?.request.photos).toMatchObject([{ isWaiting: false }]);
  });
});

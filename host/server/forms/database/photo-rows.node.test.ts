import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import { countWaitingPhotos, nextPhoto, notePhotoKept, notePhotoLeftOut } from './photo-rows';
import { requestOf } from './request-lists';

const test = databaseForEach();

describe('a photograph', () => {
  const photo = (number: number, sender: string) =>
    samplePhoto({ file: `RTH-20261121-AAAAAA.${String(number).padStart(16, '0')}.jpg`, sender });
  const next = (lastSender = '') => nextPhoto(test.database, lastSender);

  it('takes turns with those of other senders, and comes after all others when it was tried before', () => {
    keepSample(test.database, {}, { photos: [photo(1, 'a'), photo(2, 'a'), photo(3, 'a'), photo(4, 'b')] });

    const order = [];
    for (let turn = 0, last = ''; turn < 5; turn += 1) {
      const { sender = '', attempts = 0 } = next(last) ?? {};
      order.push(`${sender}${attempts}`);
      last = sender;
    }
    expect(order).toEqual(['a1', 'b1', 'a1', 'a1', 'b2']);
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

import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import {
  claimMail,
  countMail,
  listMail,
  leaveOldMail,
  noteMailFailed,
  noteMailSent,
  retryMail,
} from './mail-rows';
import { claimPhoto, countWaitingPhotos, notePhotoKept, notePhotoLeftOut, returnPhoto } from './photo-rows';
import { markHandled } from './request-changes';
import { requestOf } from './request-lists';

const test = databaseForEach();
const receivedAt = Date.parse('2026-11-21T09:34:05.000Z');
const minute = 60_000;
const clock = (now: number) => ({ now, lease: minute, longestWait: 60 * minute, photoWait: 10 * minute });
const claim = (now: number, most = 10) => claimMail(test.database, clock(now), most);
const claimOne = (now: number) => {
  const [claimed] = claim(now);
  if (!claimed) throw new Error('Nothing is due.');
  return claimed;
};

describe('a message', () => {
  it('is taken by one desk alone, until its lease is over', () => {
    keepSample(test.database);

    const { mail } = claimOne(receivedAt);
    expect(mail).toMatchObject({ attempts: 1, leaseUntil: receivedAt + minute });
    expect(claim(receivedAt + 1)).toEqual([]);
    expect(claim(receivedAt + minute)).toHaveLength(1);
  });

  it('is not noted by a desk that came back after its lease, so that the other one knows what it did', () => {
    keepSample(test.database);
    const slow = claimOne(receivedAt);
    const fast = claimOne(receivedAt + minute);

    expect(noteMailFailed(test.database, slow, { error: 'slow', next: null })).toBe(false);
    expect(noteMailSent(test.database, fast, receivedAt)).toBe(true);
    expect(countMail(test.database)).toEqual({ waiting: 0, refused: 0, oldest: null });
  });

  it('comes again when it was said, is left to the owner, and leaves when he asks for it', () => {
    const key = keepSample(test.database);
    noteMailFailed(test.database, claimOne(receivedAt), { error: 'busy', next: receivedAt + 5 * minute });
    expect(claim(receivedAt + 4 * minute)).toEqual([]);
    expect(countMail(test.database).oldest).toEqual({ key, receivedAt, lastError: 'busy' });

    noteMailFailed(test.database, claimOne(receivedAt + 5 * minute), { error: '550', next: null });
    expect(claim(receivedAt + 60 * minute)).toEqual([]);
    expect(listMail(test.database, 'refused', 10)).toHaveLength(1);
    expect(retryMail(test.database, receivedAt)).toBe(1);
    expect(claim(receivedAt)).toHaveLength(1);
  });

  it('is due whatever a clock that was years ahead has written', () => {
    keepSample(test.database);
    noteMailFailed(test.database, claimOne(receivedAt), { error: '', next: receivedAt + 1e12 });
    expect(claim(receivedAt)).toHaveLength(1);
    expect(claim(receivedAt - 1e12)).toHaveLength(1);
  });

  it('waits for photographs, but not for ever', () => {
    keepSample(test.database, {}, { photos: [samplePhoto()] });
    expect(claim(receivedAt)).toEqual([]);
    expect(claim(receivedAt + 11 * minute)).toHaveLength(1);
  });

  it('is not sent when it is old news by the time that mail is set up', () => {
    keepSample(test.database);
    keepSample(test.database, { reference: 'RTH-20261121-BBBBBB', receivedAt: '2026-11-24T09:00:00.000Z' });
    keepSample(test.database, { reference: 'RTH-20261121-CCCCCC', receivedAt: '2026-11-24T09:00:00.000Z' });
    markHandled(test.database, 'RTH-20261121-CCCCCC', { at: 5, seen: null });

    expect(leaveOldMail(test.database, Date.parse('2026-11-23T00:00:00Z'))).toBe(2);
    expect(countMail(test.database).waiting).toBe(1);
  });
});

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

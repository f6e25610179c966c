import { fairQueue, type FairQueue, type WaitingPhoto } from './fair-queue';

const photo = (mark: string, number = 0, isSlow = false): WaitingPhoto => ({
  file: `${mark}-${number}`,
  reference: mark,
  mark,
  isSlow,
});

/** Works through the queue alone. @returns the files in their order. */
function order(queue: FairQueue, timeOf: (photo: WaitingPhoto) => number, most = 1_000): string[] {
  const files: string[] = [];
  for (let next = queue.next(); next && files.length < most; next = queue.next()) {
    files.push(next.file);
    queue.end(next, timeOf(next));
  }
  return files;
}

describe('the queue of photographs', () => {
  let time = 0;
  const queueOf = (atOnce = 1) => fairQueue(atOnce, () => time);
  beforeEach(() => (time = 0));

  it('lets senders take turns', () => {
    const queue = queueOf();
    for (const number of [1, 2, 3]) queue.add(photo('a', number));
    for (const number of [1, 2, 3]) queue.add(photo('b', number));

    expect(order(queue, () => 400)).toEqual(['a-1', 'b-1', 'a-2', 'b-2', 'a-3', 'b-3']);
  });

  it('serves who sends little before who sends much', () => {
    const queue = queueOf();
    for (const number of [1, 2, 3, 4, 5]) queue.add(photo('a', number));
    queue.add(photo('b'));

    expect(order(queue, () => 100)[0]).toBe('b-0');
  });

  it('lets a visitor pass before whoever has sent a hundred slow pictures', () => {
    const queue = queueOf();
    for (let number = 0; number < 100; number += 1) queue.add(photo('bomber', number));
    expect(order(queue, () => 3_000, 2)).toHaveLength(2);
    queue.add(photo('visitor', 1));
    queue.add(photo('visitor', 2));

    // One place is taken by `order` when it stops.
    expect(order(queue, () => 300, 2)).toEqual(['visitor-1', 'visitor-2']);
  });

  it('forgets in time what a sender has used', () => {
    const queue = queueOf();
    queue.add(photo('a'));
    order(queue, () => 3_000);
    time = 10 * 60_000;
    queue.add(photo('b', 1));
    order(queue, () => 100);
    queue.add(photo('b', 2));
    queue.add(photo('a', 2));

    expect(order(queue, () => 100)).toEqual(['a-2', 'b-2']);
  });

  it('has one photograph of a sender in work at most', () => {
    const queue = queueOf(2);
    queue.add(photo('a', 1));
    queue.add(photo('a', 2));
    const first = queue.next();

    expect([first?.file, queue.next()]).toEqual(['a-1', null]);
    queue.add(photo('b'));
    expect(queue.next()?.file).toBe('b-0');
    if (first) queue.end(first, 10);
    expect(queue.next()?.file).toBe('a-2');
  });

  it('takes slow ones last, and never with all places', () => {
    const queue = queueOf(2);
    queue.add(photo('a', 1, true));
    queue.add(photo('b', 1, true));
    queue.add(photo('c'));

    expect([queue.next()?.file, queue.next()?.file]).toEqual(['c-0', 'a-1']);
    expect(queue.next()).toBeNull();
    queue.add(photo('d'));
    expect(queue.next()?.file).toBe('d-0');
  });

  it('takes a slow one even where there is one place', () => {
    const queue = queueOf(1);
    queue.add(photo('a', 1, true));

    expect(queue.next()?.file).toBe('a-1');
  });

  it('knows what it holds until the end of it', () => {
    const queue = queueOf();
    queue.add(photo('a'));
    const next = queue.next();
    expect([queue.has('a-0'), queue.hasRequest('a'), queue.size()]).toEqual([true, true, 1]);
    if (next) queue.end(next, 1);

    expect([queue.has('a-0'), queue.hasRequest('a'), queue.size()]).toEqual([false, false, 0]);
  });

  it('does not remember every sender for ever', () => {
    const queue = queueOf();
    for (let number = 0; number < 2_000; number += 1) {
      queue.add(photo(String(number)));
      order(queue, () => 1);
    }
    queue.add(photo('0', 1));
    queue.add(photo('1999', 1));

    // The first of them counts as new, the last does not.
    expect(order(queue, () => 1)).toEqual(['0-1', '1999-1']);
  });
});

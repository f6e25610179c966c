import { bodyMemory } from './body-memory';

function memory() {
  const time = { now: 0 };
  return { time, memory: bodyMemory({ budget: 100, share: 25, protectedFor: 10, clock: () => time.now }) };
}
const nobody = () => undefined;

describe('the memory for bodies', () => {
  it('gives an address its share and no more', () => {
    const { memory: shared } = memory();
    const first = shared.hold(['a'], nobody);

    expect([first.take(25), first.take(1), shared.hold(['a'], nobody).take(1)]).toEqual([true, false, false]);
    expect(shared.hold(['b'], nobody).take(25)).toBe(true);
    first.release();
    expect(shared.hold(['a'], nobody).take(25)).toBe(true);
  });

  it('gives a wider network twice as much', () => {
    const { memory: shared } = memory();
    const taken = ['a', 'b', 'c'].map((address) => shared.hold([address, 'net'], nobody).take(25));

    expect(taken).toEqual([true, true, false]);
  });

  it('takes from the oldest body when there is no more, and from none that is young', () => {
    const { time, memory: shared } = memory();
    const evicted: string[] = [];
    const held = ['a', 'b', 'c', 'd'].map((address) => {
      const own = shared.hold([address], () => evicted.push(address));
      own.take(25);
      time.now += 1;
      return own;
    });

    expect(shared.hold(['e'], nobody).take(25)).toBe(false);
    expect(evicted).toEqual([]);
    time.now = 11;
    const late = shared.hold(['e'], nobody);
    expect(late.take(25)).toBe(true);
    expect(evicted).toEqual(['a']);
    // What gave way gets nothing more, and gives nothing back twice.
    expect(held[0]?.take(1)).toBe(false);
    held[0]?.release();
    expect([late.take(1), shared.hold(['f'], nobody).take(25)]).toEqual([false, true]);
    expect(evicted).toEqual(['a', 'b']);
  });

  it('forgets who has nothing', () => {
    const { memory: shared } = memory();
    for (let round = 0; round < 1_000; round += 1) {
      const own = shared.hold([`sender ${round}`], nobody);
      expect(own.take(25)).toBe(true);
      own.release();
      own.release();
    }
    expect(['a', 'b', 'c', 'd'].map((address) => shared.hold([address], nobody).take(25))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

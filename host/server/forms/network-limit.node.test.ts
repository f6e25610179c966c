import { networkLimit, type Verdict } from './network-limit';

const minute = { address: 5, all: 1_000, perSeconds: 60, sparesFirst: true };
const kindOf = ({ kind }: Verdict) => kind;
const household = (number: number) => [`home ${number}/64`, 'town/48'];

describe('the limit for a network', () => {
  it('lets an amount pass and says how long to wait', () => {
    const limit = networkLimit({ ...minute, address: 2 });

    expect([0, 1_000, 30_000].map((now) => limit.count(['a'], 1, now))).toEqual([
      { kind: 'free' },
      { kind: 'free' },
      { kind: 'network', wait: 30 },
    ]);
    expect(kindOf(limit.count(['b'], 1, 30_000))).toBe('free');
    expect(kindOf(limit.count(['a'], 1, 60_000))).toBe('free');
  });

  it('counts amounts of any size', () => {
    const limit = networkLimit({ ...minute, address: 10 });

    expect([6, 5, 4, 1].map((amount) => kindOf(limit.count(['a'], amount, 0)))).toEqual([
      'free',
      'network',
      'free',
      'network',
    ]);
  });

  it('holds for the networks around an address too', () => {
    const limit = networkLimit(minute);
    const passed = Array.from({ length: 30 }, (_, number) => limit.count(household(number), 1, 0));

    expect(passed.filter(({ kind }) => kind === 'free')).toHaveLength(20);
  });

  it('can be asked without counting', () => {
    const limit = networkLimit({ ...minute, address: 1 });

    expect([limit.ask(['a'], 1, 0), limit.ask(['a'], 1, 0), limit.count(['a'], 1, 0)].map(kindOf)).toEqual([
      'free',
      'free',
      'free',
    ]);
    expect(kindOf(limit.ask(['a'], 1, 0))).toBe('network');
  });

  it('holds for everybody, but for the first of each wide network', () => {
    const limit = networkLimit({ ...minute, all: 3 });
    const from = (address: string, network: string) => kindOf(limit.count([address, network], 1, 0));

    expect(['a1', 'a2', 'a3', 'a4'].map((address) => from(address, 'a'))).toEqual([
      'free',
      'free',
      'free',
      'all',
    ]);
    expect([from('b1', 'b'), from('b2', 'b')]).toEqual(['free', 'all']);

    const strict = networkLimit({ ...minute, all: 1, sparesFirst: false });
    expect([strict.count(['a'], 1, 0), strict.count(['b'], 1, 0)].map(kindOf)).toEqual(['free', 'all']);
  });

  it('counts what is refused nowhere', () => {
    const limit = networkLimit({ ...minute, all: 6 });
    for (let time = 0; time < 100; time += 1) limit.count(['a', 'a net'], 1, 0);

    expect([limit.count(['b', 'b net'], 1, 0), limit.count(['b', 'b net'], 1, 0)].map(kindOf)).toEqual([
      'free',
      'all',
    ]);
  });

  it('does not last longer when the clock is put back', () => {
    const limit = networkLimit({ ...minute, address: 1 });
    const year = 365 * 24 * 60 * 60 * 1_000;

    expect([limit.count(['a'], 1, year), limit.count(['a'], 1, 0)].map(kindOf)).toEqual(['free', 'free']);
  });

  it('stays bounded under a flood of addresses', () => {
    const limit = networkLimit({ ...minute, address: 1, all: 1e9 });
    for (let sender = 0; sender < 60_001; sender += 1) limit.count([`sender ${sender}`], 1, 0);

    expect(kindOf(limit.count(['sender 60000'], 1, 1))).toBe('network');
    expect(kindOf(limit.count(['sender 0'], 1, 1))).toBe('free');
  });
});

import { tmpdir } from 'node:os';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import { requestQuotas } from './request-quotas';

const day = 24 * 60 * 60 * 1_000;

function quotas(options: Omit<FormServiceOptions, 'identity'>, spoolDir = tmpdir()) {
  const time = { now: Date.parse('2026-11-21T09:00:00Z') };
  const config = formServiceConfig({
    identity: sampleIdentity,
    now: () => new Date(time.now),
    ...options,
    limits: { reservedSpace: 0, ...options.limits },
  });
  return { time, quotas: requestQuotas(config, spoolDir) };
}

describe('the quotas of requests', () => {
  it('hold for a while and for a day', () => {
    const { time, quotas: counted } = quotas({ rate: { requests: 2, perSeconds: 60 } });
    const sent = Array.from({ length: 40 }, () => {
      time.now += 30_000;
      return counted.request(['a', 'a net']);
    });

    expect(sent.slice(0, 3).map(({ kind }) => kind)).toEqual(['free', 'free', 'free']);
    expect(sent.filter(({ kind }) => kind === 'free')).toHaveLength(20);
    expect(sent.at(-1)).toMatchObject({ kind: 'refused', failure: 'daily-quota' });
    expect(counted.request(['b', 'b net'])).toEqual({ kind: 'free' });
    time.now += day;
    expect(counted.request(['a', 'a net'])).toEqual({ kind: 'free' });
  });

  it('let the first request of a network pass when everybody has sent too much', () => {
    const { quotas: counted } = quotas({ rate: { requests: 1, perSeconds: 60 } });
    for (let sender = 0; sender < 50; sender += 1) counted.request([`a${sender}`, `net ${sender % 20}`]);

    expect(counted.request(['late', 'net 1'])).toMatchObject({ failure: 'too-many-requests' });
    expect(counted.request(['new', 'new net'])).toEqual({ kind: 'free' });
  });
});

describe('the quotas of photographs', () => {
  const limits = { photosPerDay: { address: 100, all: 300 } };

  it('hold for an address in a day', async () => {
    const { time, quotas: counted } = quotas({ limits });

    expect(await counted.photographs(['a', 'net'], 100)).toEqual({ kind: 'free' });
    expect(await counted.photographs(['a', 'net'], 1)).toMatchObject({
      kind: 'refused',
      failure: 'daily-quota',
    });
    time.now += day;
    expect(await counted.photographs(['a', 'net'], 1)).toEqual({ kind: 'free' });
  });

  it('leave photographs out when all have sent too many, so that text still finds its way', async () => {
    const { quotas: counted } = quotas({ limits });
    const from = (sender: string) => counted.photographs([sender, `net of ${sender}`], 100);

    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(from));
    // Whose it is depends on the disk, which is asked for each.
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['free', 'free', 'free', 'left-out']);
  });

  it('leave photographs out when the disk is nearly full, or cannot be asked', async () => {
    const full = quotas({ limits: { reservedSpace: Number.MAX_SAFE_INTEGER } }).quotas;
    const gone = quotas({}, '/nowhere').quotas;

    expect(await full.photographs(['a'], 1)).toEqual({ kind: 'left-out' });
    expect(await gone.photographs(['a'], 1)).toEqual({ kind: 'left-out' });
  });
});

import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import { requestQuotas } from './request-quotas';

const day = 24 * 60 * 60 * 1_000;

function quotas(options: Omit<FormServiceOptions, 'identity'>) {
  const time = { now: Date.parse('2026-11-21T09:00:00Z') };
  const config = formServiceConfig({
    identity: sampleIdentity,
    now: () => new Date(time.now),
    ...options,
    limits: { reservedSpace: 0, ...options.limits },
  });
  return { time, quotas: requestQuotas(config) };
}

describe('the quotas of requests', () => {
  it('hold for a while and for a day', () => {
    const { time, quotas: counted } = quotas({ rate: { requests: 2, perSeconds: 60 } });
    const sent = Array.from({ length: 40 }, () => {
      time.now += 30_000;
      return counted.count(['a', 'a net'], false);
    });

    expect(sent.slice(0, 3).map(({ kind }) => kind)).toEqual(['free', 'free', 'free']);
    expect(sent.filter(({ kind }) => kind === 'free')).toHaveLength(20);
    expect(sent.at(-1)).toMatchObject({ kind: 'refused', failure: 'daily-quota' });
    expect(counted.count(['b', 'b net'], false)).toEqual({ kind: 'free' });
    time.now += day;
    expect(counted.count(['a', 'a net'], false)).toEqual({ kind: 'free' });
  });

  it('let the first request of a network pass when everybody has sent too much', () => {
    const { quotas: counted } = quotas({ rate: { requests: 1, perSeconds: 60 } });
    for (let sender = 0; sender < 50; sender += 1) counted.count([`a${sender}`, `net ${sender % 20}`], false);

    expect(counted.ask(['late', 'net 1'])).toMatchObject({ failure: 'too-many-requests' });
    expect(counted.ask(['new', 'new net'])).toEqual({ kind: 'free' });
  });
});

describe('what is set apart', () => {
  it('uses up nothing of what is left for the visitors of its networks, and is not without end', () => {
    const { quotas: counted } = quotas({ rate: { requests: 2, perSeconds: 60 } });
    const robots = Array.from({ length: 20 }, (_, index) => counted.count([`a${index}`, 'net'], true));

    expect(robots.filter(({ kind }) => kind === 'free')).toHaveLength(8);
    expect(counted.ask(['a1', 'net'])).toEqual({ kind: 'free' });
  });
});

describe('the quotas of photographs', () => {
  const limits = { photosPerDay: { address: 100, all: 300 } };

  it('hold for an address in a day', () => {
    const { time, quotas: counted } = quotas({ limits });

    expect(counted.photographs(['a', 'net'], 100)).toEqual({ kind: 'free' });
    expect(counted.photographs(['a', 'net'], 1)).toMatchObject({
      kind: 'refused',
      failure: 'daily-quota',
    });
    time.now += day;
    expect(counted.photographs(['a', 'net'], 1)).toEqual({ kind: 'free' });
  });

  it('leave photographs out when all have sent too many, so that text still finds its way', () => {
    const { quotas: counted } = quotas({ limits });
    const from = (sender: string) => counted.photographs([sender, `net of ${sender}`], 100);

    const answers = ['a', 'b', 'c', 'd'].map(from);
    expect(answers.map(({ kind }) => kind)).toEqual(['free', 'free', 'free', 'left-out']);
  });
});

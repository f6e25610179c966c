import { startRecordingServer, type RecordingServer } from '../../testing/recording-server';
import { ping } from './ping';

const minute = 60_000;

let listener: RecordingServer;
let time: number;
let isHealthy: boolean;
const log: string[] = [];

const open = (longest?: number) =>
  ping({
    url: `${listener.url}/life/hidden`,
    isHealthy: async () => isHealthy,
    now: () => new Date(time),
    log: (line) => log.push(line),
    ...(longest !== undefined && { longest }),
  });

beforeEach(async () => {
  log.length = 0;
  time = Date.parse('2026-11-21T10:00:00Z');
  isHealthy = true;
  listener = await startRecordingServer();
});
afterEach(() => listener.close());

describe('the sign of life', () => {
  it('is given every five minutes while everything is well', async () => {
    const life = open();
    for (let passed = 0; passed < 31; passed += 1) {
      await life.round();
      // Timers are a little late, or early.
      time += minute + (passed % 2 === 0 ? 40 : -40);
    }

    expect(listener.asked).toHaveLength(7);
    expect(listener.asked[0]).toMatchObject({ method: 'GET', path: '/life/hidden', body: '' });
    expect(life.lastAt()).not.toBeNull();
  });

  it('is not given while something is wrong, and again within a minute once it is not', async () => {
    const life = open();
    isHealthy = false;
    for (let passed = 0; passed < 20; passed += 1) {
      await life.round();
      time += minute;
    }
    expect(listener.asked).toEqual([]);

    isHealthy = true;
    await life.round();
    expect(listener.asked).toHaveLength(1);
  });

  it('goes on after a clock that was put back', async () => {
    const life = open();
    await life.round();
    time -= 1_000 * minute;
    await life.round();

    expect(listener.asked).toHaveLength(2);
  });

  it.each([500, 'redirect', 'silence'] as const)(
    'counts as not given when the answer is %s',
    async (answer) => {
      listener.answerWith(answer);
      const life = open(answer === 'silence' ? 200 : undefined);
      await life.round();

      expect(life.lastAt()).toBeNull();
      expect(listener.asked.map(({ path }) => path)).not.toContain('/elsewhere');
      expect(log.join()).toContain('could not be given');
      expect(log.join()).not.toContain('hidden');
    },
  );
});

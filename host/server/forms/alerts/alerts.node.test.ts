import { startRecordingServer, type RecordingServer } from '../../testing/recording-server';
import { giveSignOfLife, startSignsOfLife } from './alerts';

let listener: RecordingServer;
const log: string[] = [];

beforeEach(async () => {
  log.length = 0;
  listener = await startRecordingServer();
});
afterEach(() => listener.close());

describe('the sign of life', () => {
  it('is given every minute while everything is well, and not while something is wrong', async () => {
    jest.useFakeTimers();
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('whatever'));
    let isHealthy = true;
    const life = startSignsOfLife({
      ...{ url: 'https://watch.example/hidden', log: (line) => log.push(line) },
      isHealthy: async () => isHealthy,
    });
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(asked).toHaveBeenCalledTimes(5);

    isHealthy = false;
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(asked).toHaveBeenCalledTimes(5);
    await life.stop();
    jest.useRealTimers();
    asked.mockRestore();
  });

  it('reaches the address, and reads nothing of the answer', async () => {
    await giveSignOfLife(`${listener.url}/life/hidden`);

    expect(listener.asked).toMatchObject([{ method: 'GET', path: '/life/hidden', body: '' }]);
  });

  it.each([500, 'redirect', 'silence'] as const)(
    'counts as not given when the answer is %s, and the error names no address',
    async (answer) => {
      listener.answerWith(answer);
      const failed = giveSignOfLife(`${listener.url}/life/hidden`, answer === 'silence' ? 200 : undefined);

      await expect(failed).rejects.toThrow(/the answer was|no connection/);
      await expect(failed).rejects.not.toThrow(/hidden/);
      expect(listener.asked.map(({ path }) => path)).not.toContain('/elsewhere');
    },
  );
});

import { watchLoop } from './loop-health';

/** Resolves once timers have run, which is when the loop is looked at. */
const someTurns = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
};

function holdLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('what a process says of its event loop', () => {
  it('is how long it was held, until that is forgotten', async () => {
    const loop = watchLoop();
    await someTurns();
    holdLoop(200);
    await someTurns();
    const { maxDelayMs, maxBusyMs, rssBytes } = loop.read();

    expect(maxDelayMs).toBeGreaterThanOrEqual(180);
    // A machine that is busy with other things may give less of its time.
    expect(maxBusyMs).toBeGreaterThan(0);
    expect(maxBusyMs).toBeLessThanOrEqual(maxDelayMs);
    expect(rssBytes).toBeGreaterThan(1_000_000);
    loop.reset();
    await someTurns();
    expect(loop.read().maxDelayMs).toBeLessThan(maxDelayMs);
    loop.stop();
  });
});

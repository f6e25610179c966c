import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runSteps, stepTable } from './run-steps';

const says = (words: string, status = 0) => [
  process.execPath,
  '-e',
  `console.log('${words}'); console.error('beside it'); process.exitCode = ${status}`,
];

let shown: string[];
beforeEach(() => {
  shown = [];
  for (const stream of ['log', 'error'] as const)
    jest
      .spyOn(console, stream)
      .mockImplementation((...words: unknown[]) => void shown.push(String(words[0])));
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((said) => {
      shown.push(String(said));
      return true;
    });
});
afterEach(() => jest.restoreAllMocks());

const reportNamed = () => /Report: (.+)/.exec(shown.join('\n'))?.[1] ?? 'no report';

describe('The steps of the test command', () => {
  it('show what they say, and end with a table', async () => {
    const passed = await runSteps([
      [{ name: 'lint', command: says('clean') }],
      [{ name: 'types', command: says('sound') }],
    ]);

    expect(passed).toBe(true);
    expect(shown.join('\n')).toMatch(
      /\[1\/2\] lint[^]*clean[^]*\[2\/2\] types[^]*sound[^]*✓ lint[^]*✓ types/,
    );
    expect(reportNamed()).toBe('no report');
  });

  it('stop at the one that fails, once those beside it have ended, and name the file that keeps its report', async () => {
    const passed = await runSteps([
      [
        { name: 'unit tests', command: says('expected 2, received 3', 1) },
        { name: 'lint', command: says('clean') },
      ],
      [{ name: 'never reached', command: says('too late') }],
    ]);

    expect(passed).toBe(false);
    expect(shown.join('\n')).toContain('✗ unit tests failed.');
    expect(shown.join('\n')).toMatch(/✗ unit tests +\d+ s\n✓ lint/);
    expect(shown.join('\n')).not.toContain('too late');
    const report = readFileSync(reportNamed(), 'utf8');
    expect(report).toContain('expected 2, received 3');
    expect(report).toContain('beside it');
    await rm(path.dirname(reportNamed()), { recursive: true });
  });

  it('fail when their command does not exist', async () => {
    expect(await runSteps([[{ name: 'lint', command: ['no-such-command'] }]])).toBe(false);

    expect(existsSync(reportNamed())).toBe(true);
    expect(readFileSync(reportNamed(), 'utf8')).toContain('ENOENT');
    await rm(path.dirname(reportNamed()), { recursive: true });
  });
});

describe('The table of steps', () => {
  it('has a line for each, and their sum', () => {
    expect(
      stepTable([
        { name: 'lint', seconds: 41.3, hasPassed: true },
        { name: 'end-to-end', seconds: 600, hasPassed: false },
      ]),
    ).toBe('✓ lint          41 s\n✗ end-to-end   600 s\n  together     641 s');
  });
});

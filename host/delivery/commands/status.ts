import type { Command } from 'commander';
import { answerInJson, print } from '../progress';
import { stateFolders } from '../state-folders';
import { readHistory } from '../store/log';
import { readStatus, type Status } from '../status/read-status';
import { changesOf, tableOf } from '../status/status-table';
import { allApps, appOfSite, jsonOption } from './arguments';

/** Adds `status`, which prints live, previous and candidate releases. */
export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('list live, previous and candidate releases')
    .argument('[app]', 'only this app, with all its changes')
    .option(...jsonOption)
    .action(printStatus);
}

async function printStatus(name: string | undefined, { json = false }: { json?: boolean }): Promise<void> {
  const answer = json ? answerInJson() : null;
  const folders = stateFolders();
  const apps = name === undefined ? await allApps(folders) : [await appOfSite(folders, name)];
  const status = await readStatus(folders, apps);
  answer?.({ ...status, store: folders.store.name });
  print(
    ...tableOf(status),
    `The store is ${folders.store.name}.`,
    servedLine(status),
    ...(name === undefined ? [] : changesOf(await readHistory(folders), name)),
  );
}

function servedLine({ apps, served }: Status): string {
  if (apps.every(({ releases }) => releases[0]?.state !== 'live')) return 'Nothing is live yet.';
  return {
    'what is live': 'The served site is the live one.',
    'another site': '! The served site is not the live one. → npm run rth -- compose',
    nothing:
      '! This machine serves nothing. → npm run rth -- compose, or on a web server: npm run rth -- follow',
  }[served];
}

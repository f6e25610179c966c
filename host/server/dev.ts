import pc from 'picocolors';
import { remotes } from '../../webpack/remotes';
import { knownApp } from '../delivery/commands/arguments';
import { portFromEnvironment } from '../delivery/port';
import { print, timed } from '../delivery/progress';
import { stateFolders } from '../delivery/state-folders';
import { runProcess } from '../delivery/stop-on-signal';
import { startDevServer } from './dev/dev-server';
import type { WorkingBuild } from './dev/working-copy';

/** The ports of remotes are in webpack/remotes.ts. */
const hostPort = 4100;

async function dev(name: string): Promise<() => Promise<void>> {
  const app = knownApp(name);
  const server = await timed(`${app}: first build`, () =>
    startDevServer({
      app,
      folders: stateFolders(),
      port: portFromEnvironment(app === 'host' ? hostPort : remotes[app].port),
      onBuild: reportBuild,
      log: print,
    }),
  );
  const url = server.url.replace('127.0.0.1', 'localhost');
  print('');
  print(`The site with your ${app}:  ${url}${app === 'host' ? '/' : remotes[app].mounts[0]}`);
  print('Saving a file rebuilds the app. Stop with Ctrl+C.');
  return server.close;
}

function reportBuild(build: WorkingBuild): void {
  const at = pc.dim(new Date().toLocaleTimeString('fr-FR'));
  if (build.kind === 'failed') {
    print(`${pc.red('✗')} ${at} does not build; the page shows why.\n${build.problem}`);
    return;
  }
  print(`${pc.green('✓')} ${at} ${build.record.version}, ${build.record.pages.length} pages`);
  if (build.warnings) print(`${pc.yellow('!')} npm run release would refuse this:\n${build.warnings}`);
}

runProcess(() => dev(process.argv[2] ?? 'host'));

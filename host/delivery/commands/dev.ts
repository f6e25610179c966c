import type { Command } from 'commander';
import pc from 'picocolors';
import { appNames, remotes } from '../../../webpack/remotes';
import { stopOnSignal } from '../../server/stop-on-signal';
import type { WorkingBuild } from '../dev/working-copy';
import { portFromEnvironment } from '../../server/port';
import { say, timed } from '../progress';
import { stateFolders } from '../state-folders';
import { appHere, knownApp } from './app-arguments';

/** Remotes have ports of their own in webpack/remotes.ts. */
const hostPort = 4100;

/** `npm run dev` for the host, `npm run dev -w remote-towns` for a remote. */
export function addDevCommand(program: Command): void {
  program
    .command('dev')
    .description('the live site with one app from its sources, built on saving')
    .argument('[app]', `${appNames.join(', ')}; by default the app of this folder, or the host`)
    .action(async (name?: string) => {
      const app = name ? knownApp(name) : (appHere() ?? 'host');
      // Webpack takes a second to load, which the other commands need not wait for.
      const { startDevServer } = await import('../dev/dev-server');
      const server = await timed(`${app}: first build`, () =>
        startDevServer({
          app,
          folders: stateFolders(),
          port: portFromEnvironment(app === 'host' ? hostPort : remotes[app].port),
          onBuild: sayBuild,
          log: say,
        }),
      );
      const address = server.url.replace('127.0.0.1', 'localhost');
      say('');
      say(`The site with your ${app}:  ${address}${app === 'host' ? '/' : remotes[app].mounts[0]}`);
      if (app !== 'host') say(`To show it in another site:  rth:override:${app} = ${address}/remote.json`);
      say('It is built again when you save a file. Stop with Ctrl+C.');
      stopOnSignal(server.close);
    });
}

function sayBuild(build: WorkingBuild): void {
  const at = pc.dim(new Date().toLocaleTimeString('fr-FR'));
  if (build.kind === 'failed') {
    say(`${pc.red('✗')} ${at} does not build; the page shows why.\n${build.words}`);
    return;
  }
  say(`${pc.green('✓')} ${at} ${build.record.version}, ${build.record.pages.length} pages`);
  if (build.warnings) say(`${pc.yellow('!')} A release would refuse this:\n${build.warnings}`);
}

import { setTimeout as pause } from 'node:timers/promises';
import { startListening, type ListeningServer } from '../../server/listening-server';
import type { StateFolders } from '../state-folders';
import { openFollower, type FollowState } from './follower';

/** Milliseconds between two questions. */
const interval = 2_000;

type FollowOptions = {
  /** Of this machine only. 0 takes any free port. */
  port: number;
  log: (line: string) => void;
};

/** Seconds after which a site that is not the live one, or a store that says nothing, is worth an alert. */
const worthAnAlert = 60;

/** Follows until it is closed, and says on a loopback port what is served: 503 when somebody should look. */
export async function startFollower(
  folders: StateFolders,
  { port, log }: FollowOptions,
): Promise<ListeningServer> {
  const follower = await openFollower(folders);
  const started = new Date();
  const server = await startListening({
    port,
    host: '127.0.0.1',
    purpose: 'what the follower says of itself',
    remedy: 'Choose another one: PORT=8095 npm run rth -- follow',
    handle(_, response) {
      const said = tell(follower.state(), started);
      response.writeHead(said.isFine ? 200 : 503, { 'content-type': 'application/json' });
      response.end(`${JSON.stringify(said, null, 2)}\n`);
    },
  });
  const stopping = new AbortController();
  const following = (async () => {
    while (!stopping.signal.aborted) {
      const before = follower.state();
      await follower.look();
      for (const line of newsIn(before, follower.state())) log(line);
      await pause(interval, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    ...server,
    async close() {
      stopping.abort();
      await Promise.all([server.close(), following]);
    },
  };
}

function tell(state: FollowState, started: Date) {
  const secondsSince = (date: string | null) =>
    date === null ? 0 : Math.max(0, Math.round((Date.now() - new Date(date).getTime()) / 1_000));
  const behindSeconds = secondsSince(state.behindSince);
  const silentSeconds = secondsSince(state.answeredAt ?? started.toISOString());
  const isFine = state.serves !== null && behindSeconds < worthAnAlert && silentSeconds < worthAnAlert;
  return { isFine, behindSeconds, silentSeconds, ...state };
}

function newsIn(before: FollowState, after: FollowState): string[] {
  return [
    ...(after.serves !== before.serves ? [`✓ Serves ${after.releases.join(', ')}`] : []),
    ...(after.problem && after.problem !== before.problem
      ? [`! ${after.problem}`, ...(after.serves ? ['! Visitors get the site of before.'] : [])]
      : []),
    ...(before.problem && !after.problem ? ['✓ The store answers again.'] : []),
  ];
}

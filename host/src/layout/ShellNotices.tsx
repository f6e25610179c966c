import { ConnectionStatus } from './ConnectionStatus';
import { RouteAnnouncer } from './RouteAnnouncer';
import { Toaster } from './Toaster';

/** What the shell has to say, whatever the page: the one part of the layout that React renders in browsers. */
export function ShellNotices() {
  return (
    <>
      <ConnectionStatus />
      <Toaster />
      <RouteAnnouncer />
    </>
  );
}

import type { Identity } from '@renovation-th/shared/identity/identity';
import { ConnectionStatus } from './ConnectionStatus';
import { RouteAnnouncer } from './RouteAnnouncer';
import { Toaster } from './Toaster';

/** What the shell has to say, whatever the page: the one part of the layout that React renders in browsers. */
export function ShellNotices({ phone }: Pick<Identity, 'phone'>) {
  return (
    <>
      <ConnectionStatus phone={phone} />
      <Toaster />
      <RouteAnnouncer />
    </>
  );
}

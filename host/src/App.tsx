import type { ReactNode } from 'react';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { Behaviours, PlatformProvider, type Platform } from '@renovation-th/shared/host-kernel';
import { ShellDataProvider, type ShellData } from './content/shell-data';
import { Layout } from './layout/Layout';
import { RouteAnnouncer } from './layout/RouteAnnouncer';
import { useWaitingRequests } from './outbox/use-waiting-requests';
import { UnexpectedErrorPage } from './pages/UnexpectedErrorPage';
import { CurrentPage } from './sections/CurrentPage';
import { SectionBoundary } from './sections/SectionBoundary';
import { SectionSourceProvider, type SectionSource } from './sections/section-source';
import { SlotSection } from './sections/SlotSection';
import { ThrownPage } from './sections/ThrownPage';
import { useReplayEarlyClicks } from './sections/use-replay-early-clicks';

type AppProps = {
  identity: Identity;
  shell: ShellData;
  source: SectionSource;
  /** What stands above and below the page: rendered by the prerenderer, kept as it is by browsers. */
  head: ReactNode;
  foot: ReactNode;
};

/** Everything inside a router, in the browser and while prerendering alike. */
export function App({ identity, shell, source, head, foot }: AppProps) {
  const platform: Platform = {
    identity,
    renderSlot: (name, fallback) => <SlotSection name={name} fallback={fallback} />,
  };

  return (
    <PlatformProvider value={platform}>
      <SectionBoundary fallback={(error) => <ShellError source={source} error={error} />}>
        <SectionSourceProvider value={source}>
          <ShellDataProvider value={shell}>
            <Shell head={head} foot={foot} />
          </ShellDataProvider>
        </SectionSourceProvider>
      </SectionBoundary>
    </PlatformProvider>
  );
}

function Shell({ head, foot }: Pick<AppProps, 'head' | 'foot'>) {
  useReplayEarlyClicks();
  useWaitingRequests();

  return (
    <>
      <Behaviours />
      <Layout head={head} foot={foot}>
        <CurrentPage />
      </Layout>
      <RouteAnnouncer />
    </>
  );
}

/** When the shell itself throws there is no layout left around the message. */
function ShellError({ source, error }: { source: SectionSource; error: Error }) {
  return (
    <ThrownPage source={source} within="#root">
      <main>
        <UnexpectedErrorPage error={error} />
      </main>
    </ThrownPage>
  );
}

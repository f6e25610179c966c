import type { Identity } from '@renovation-th/shared/identity/identity';
import { Behaviours, PlatformProvider, type Platform } from '@renovation-th/shared/host-kernel';
import { Layout } from './layout/Layout';
import { RouteAnnouncer } from './layout/RouteAnnouncer';
import { useAnnouncedTitle } from './navigation/announced-title';
import { useWaitingRequests } from './outbox/use-waiting-requests';
import { UnexpectedErrorPage } from './pages/UnexpectedErrorPage';
import { CurrentPage } from './sections/CurrentPage';
import { SectionBoundary } from './sections/SectionBoundary';
import { SectionSourceProvider, type SectionSource } from './sections/section-source';
import { SlotSection } from './sections/SlotSection';
import { useReplayEarlyClicks } from './sections/use-replay-early-clicks';

type AppProps = {
  identity: Identity;
  source: SectionSource;
  /** Of the copyright line: the year the site was composed, the same on both sides. */
  year: number;
};

/** Everything inside a router, in the browser and while prerendering alike. */
export function App({ identity, source, year }: AppProps) {
  const platform: Platform = {
    identity,
    renderSlot: (name, fallback) => <SlotSection name={name} fallback={fallback} />,
  };

  return (
    <PlatformProvider value={platform}>
      <SectionBoundary fallback={(error) => <ShellError error={error} />}>
        <SectionSourceProvider value={source}>
          <Shell year={year} />
        </SectionSourceProvider>
      </SectionBoundary>
    </PlatformProvider>
  );
}

function Shell({ year }: { year: number }) {
  useReplayEarlyClicks();
  useWaitingRequests();

  return (
    <>
      <Behaviours />
      <Layout year={year}>
        <CurrentPage />
      </Layout>
      <RouteAnnouncer title={useAnnouncedTitle()} />
    </>
  );
}

/** When the shell itself throws there is no layout left around the message. */
function ShellError({ error }: { error: Error }) {
  return (
    <main>
      <UnexpectedErrorPage error={error} />
    </main>
  );
}

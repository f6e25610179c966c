import { startTransition, Suspense, use, useReducer } from 'react';
import { useLocation } from '@renovation-th/shared/kernel';
import { ReleaseBaseProvider } from '@renovation-th/shared/host-kernel';
import { PageArrival } from '../navigation/PageArrival';
import { NotFoundPage } from '../pages/NotFoundPage';
import { UnavailablePage } from '../pages/UnavailablePage';
import { UnexpectedErrorPage } from '../pages/UnexpectedErrorPage';
import { InsertedHtml } from './InsertedHtml';
import { KeptSection } from './KeptSection';
import { SectionBoundary } from './SectionBoundary';
import { useSectionSource } from './section-source';
import { ThrownPage } from './ThrownPage';

/**
 * The page at the current address. Until its remote has arrived React leaves the prerendered
 * HTML of this boundary alone; on a navigation it leaves the previous page in place.
 */
export function CurrentPage() {
  const { pathname } = useLocation();
  // Here and in no effect: nothing is committed as long as a section of the first page is waited for.
  const source = useSectionSource();
  source.enter?.(pathname);

  return (
    <SectionBoundary
      resetKey={pathname}
      fallback={(error) => (
        <ThrownPage source={source} within="main">
          <UnexpectedErrorPage error={error} />
        </ThrownPage>
      )}
    >
      <Suspense>
        <PageAt path={pathname} />
      </Suspense>
    </SectionBoundary>
  );
}

function PageAt({ path }: { path: string }) {
  const source = useSectionSource();
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0);
  const loading = source.page(path);
  const page = loading instanceof Promise ? use(loading) : loading;

  if (page.kind === 'unavailable') {
    const retry = () => {
      source.retry(path);
      startTransition(tryAgain);
    };
    return <UnavailablePage onRetry={retry} />;
  }
  if (page.kind === 'not-found') {
    return (
      <PageArrival key={path} arrival={page.arrival} record={null}>
        <NotFoundPage />
      </PageArrival>
    );
  }
  if (page.kind === 'html') {
    return (
      <PageArrival key={path} arrival="navigation" record={page.record}>
        <InsertedHtml nodes={page.nodes} />
      </PageArrival>
    );
  }
  if (page.kind === 'kept') {
    return (
      <PageArrival key={path} arrival="document" record={null}>
        <KeptSection>
          <PageAnew path={path} />
        </KeptSection>
      </PageArrival>
    );
  }
  return (
    <PageArrival key={path} arrival={page.arrival} record={page.record}>
      <ReleaseBaseProvider value={page.base}>
        <div
          data-arrived={page.arrival === 'navigation' || undefined}
          data-static={page.record.interactive === false || undefined}
        >
          <page.View page={page.record as never} />
        </div>
      </ReleaseBaseProvider>
    </PageArrival>
  );
}

/** A page whose HTML was to be kept, and is gone. */
function PageAnew({ path }: { path: string }) {
  useSectionSource().retry(path);

  return <PageAt path={path} />;
}

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router-dom';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { Toaster } from '../layout/Toaster';
import { startSections } from '../sections/start-sections';
import type { PageDocument } from './load-page';
import { showPage } from './show-page';

/** Shows the page that the router has loaded, and the notices. `first` is the page in the document's own HTML. */
export function Site({ first }: { first: PageDocument }) {
  const page = useLoaderData<PageDocument>();
  const { state } = useNavigation();
  useEffect(() => {
    const showBusy = (isBusy: boolean) => document.documentElement.toggleAttribute('data-busy', isBusy);
    // When the browser loads the page itself, the router stays busy, and Back may show this document again.
    const rest = () => showBusy(false);
    showBusy(state === 'loading');
    addEventListener('pagehide', rest);
    return () => removeEventListener('pagehide', rest);
  }, [state]);

  return (
    <>
      <Page key={page.path} page={page} />
      {/* After `Page`, whose effect puts the page into the document. */}
      <ScrollRestoration getKey={scrollKey} />
      <Toaster />
      {/* The browser itself announces the first page. */}
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {page !== first && page.parsed.title}
      </VisuallyHidden>
    </>
  );
}

/** Entries that the browser made all have the key `default`. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Puts a page into the document, and starts its sections. Renders nothing; see `showPage`. */
function Page({ page }: { page: PageDocument }): null {
  const { hash } = useLocation();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;

  const arrive = useEffectEvent(() => {
    if (page.parsed !== document) showPage(page, hash);
  });
  useLayoutEffect(() => {
    arrive();
    return startSections(page.site, (error) => setFailure({ error }));
  }, [page]);

  return null;
}

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onChangeUrl } from '@renovation-th/shared/host-kernel';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { ConnectionStatus } from '../layout/ConnectionStatus';
import { Toaster } from '../layout/Toaster';
import { ErrorPage } from '../pages/ErrorPage';
import { followLinks } from './follow-links';
import { loadPage, type PageDocument } from './load-page';
import { Page } from './Page';
import { usePage } from './use-page';

type SiteProps = {
  /** The page in the document's own HTML. */
  first: PageDocument;
};

/** Shows the page at the current URL, and the notices. */
export function Site({ first }: SiteProps) {
  const shown = usePage(first);
  const { contact } = first.site;
  const navigate = useNavigate();
  const [isStopped, setStopped] = useState(false);

  const follow = useEffectEvent(async (to: string, options: { replace?: boolean; state?: unknown }) => {
    const url = new URL(to, location.href);
    const isNear = url.pathname === shown.page.path || navigator.onLine || (await isCached(url.pathname));
    if (isNear) void navigate(to, options);
    else setStopped(true);
  });

  useLayoutEffect(
    () =>
      onChangeUrl((to, { replace = false, state = null } = {}) => {
        if (typeof to === 'number') void navigate(to);
        else void follow(to, { replace, state });
      }),
    [navigate],
  );
  useEffect(() => followLinks((to, options) => void follow(to, options)), []);
  useEffect(() => {
    const onOnline = () => setStopped(false);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return (
    <>
      <ErrorPage key={shown.page.path} contact={contact}>
        <Page key={shown.page.path} {...shown} />
      </ErrorPage>
      <ConnectionStatus phone={contact.phone} isStopped={isStopped} />
      <Toaster />
      {/* The browser itself announces the first page. */}
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {shown.page !== first && shown.page.parsed.title}
      </VisuallyHidden>
    </>
  );
}

/** Whether the browser has the page in its cache. Call this function only offline. */
const isCached = (path: string) =>
  loadPage(path).then(
    (page) => page !== null,
    () => false,
  );

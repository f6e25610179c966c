import { createBrowserRouter, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { onOpenPage } from '@renovation-th/shared/host-kernel';
import { ErrorPage } from '../pages/ErrorPage';
import { followLinks } from './follow-links';
import { fetchPage, type PageDocument } from './load-page';
import { Site } from './Site';

/**
 * Creates the router, whose only route shows the document at any path of this site. Whatever cannot be shown in place
 * is a normal document load.
 * @param first the page in the document's own HTML.
 */
export function siteRouter(first: PageDocument) {
  const loadPage = async ({ request }: LoaderFunctionArgs): Promise<PageDocument> => {
    const { pathname } = new URL(request.url);
    const page = await fetchPage(pathname).catch(() => null);
    if (page) return page;
    // Back has already changed the address, and the browser loads nothing for the same address with a fragment.
    if (location.pathname === pathname) {
      location.reload();
      return new Promise(() => undefined);
    }
    // The request lacks the fragment.
    const { hash } = router.state.navigation.location ?? location;
    throw redirectDocument(request.url + hash);
  };
  const route = {
    id: 'page',
    path: '*',
    loader: loadPage,
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname,
    element: <Site first={first} />,
    errorElement: <ErrorPage contact={first.site.contact} />,
    hydrateFallbackElement: <></>,
  };
  // If the visitor has gone back before the shell ran, the address is no longer that of the document.
  const isFirst = first.path === location.pathname;
  const router = createBrowserRouter(
    [route],
    isFirst ? { hydrationData: { loaderData: { [route.id]: first } } } : {},
  );

  followLinks((to, options) => void router.navigate(to, options));
  onOpenPage((path) => void router.navigate(path));
  return router;
}

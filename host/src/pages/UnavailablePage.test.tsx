import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, Suspense, use, useState } from 'react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { UnavailablePage } from './UnavailablePage';

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

describe('the unavailable page', () => {
  it('offers a retry, a way home and the phone', () => {
    renderInSite(<UnavailablePage onRetry={() => undefined} />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’a pas pu être chargée');
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
    expect(screen.getByRole('link', { name: '04 65 71 63 36' })).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says that it tries, once at a time, and that it failed again', async () => {
    const { promise, reject } = deferred<void>();
    const onRetry = jest.fn(() => promise);
    renderInSite(<UnavailablePage onRetry={onRetry} />);

    await retry();
    await retry();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Nouvel essai en cours');

    await act(async () => reject(new Error('offline')));
    expect(screen.getByRole('status')).toHaveTextContent('Toujours rien');
  });

  it('tries by itself when the network is back', async () => {
    const onRetry = jest.fn();
    renderInSite(<UnavailablePage onRetry={onRetry} />);

    await act(async () => void window.dispatchEvent(new Event('online')));

    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('gives way to the page, when the retry is a transition of the host’s', async () => {
    const { promise, resolve } = deferred<string>();
    renderInSite(
      <Suspense>
        <Host next={promise} />
      </Suspense>,
    );

    await retry();
    expect(screen.getByRole('status')).toHaveTextContent('Nouvel essai en cours');

    await act(async () => resolve('Riom'));
    expect(screen.getByRole('heading', { name: 'Riom' })).toBeVisible();
  });
});

/** Loads pages as the host does: a promise read while rendering. */
function Host({ next }: { next: Promise<string> }) {
  const [page, setPage] = useState<Promise<string> | null>(null);
  const title = page && use(page);

  return title ? <h1>{title}</h1> : <UnavailablePage onRetry={() => startTransition(() => setPage(next))} />;
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

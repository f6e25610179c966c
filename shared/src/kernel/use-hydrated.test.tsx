import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated';

const rendered: boolean[] = [];

function Clock() {
  const isHydrated = useHydrated();
  rendered.push(isHydrated);
  return <p>{isHydrated ? '10 h 12' : 'Bientôt'}</p>;
}

beforeEach(() => void rendered.splice(0));

describe('what only a browser knows', () => {
  it('is not rendered on the server', () => {
    expect(renderToString(<Clock />)).toBe('<p>Bientôt</p>');
  });

  it('is rendered right after a first render that equals the server’s', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Clock />);
    const prerendered = root.firstElementChild;
    rendered.splice(0);
    const onRecoverableError = jest.fn();

    await act(async () => void hydrateRoot(root, <Clock />, { onRecoverableError }));

    expect(rendered).toEqual([false, true]);
    expect(root).toHaveTextContent('10 h 12');
    expect(root.firstElementChild).toBe(prerendered);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

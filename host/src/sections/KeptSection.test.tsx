import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { KeptSection } from './KeptSection';

const Anew = () => <p>Riom, de nouveau</p>;

describe('a section that is kept as HTML', () => {
  it('stays as it was prerendered, node for node', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<div data-static=""><h1>Riom</h1><p>Six métiers</p></div>';
    const before = [...root.querySelectorAll('*')];
    const onRecoverableError = jest.fn();

    const tree = (
      <KeptSection>
        <Anew />
      </KeptSection>
    );
    const hydrated = await act(async () => hydrateRoot(root, tree, { onRecoverableError }));
    await act(async () => hydrated.render(tree));

    expect([...root.querySelectorAll('*')]).toEqual(before);
    expect(root).toHaveTextContent('Riom');
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.remove();
  });

  it('is rendered when there is no such HTML', () => {
    render(
      <KeptSection>
        <Anew />
      </KeptSection>,
    );

    expect(screen.getByText('Riom, de nouveau')).toBeVisible();
  });
});

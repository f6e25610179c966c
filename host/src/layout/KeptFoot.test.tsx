import { render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { InSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { Foot } from './Foot';
import { KeptFoot } from './KeptFoot';

const prerendered = renderToString(
  <InSite path="/">
    <InShell>
      <Foot year={2031} />
    </InShell>
  </InSite>,
);

describe('the foot of a page, in a browser', () => {
  it('stays the HTML that the document brought', async () => {
    const errors: unknown[] = [];
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = prerendered;
    const footer = screen.getByRole('contentinfo');

    await act(async () =>
      hydrateRoot(
        root,
        <InSite path="/">
          <InShell>
            <KeptFoot year={2031} />
          </InShell>
        </InSite>,
        { onRecoverableError: (error) => errors.push(error) },
      ),
    );

    expect(screen.getByRole('contentinfo')).toBe(footer);
    expect(errors).toEqual([]);
  });

  it('is fetched where the document brought none', async () => {
    render(
      <InSite path="/">
        <InShell>
          <KeptFoot year={2031} />
        </InShell>
      </InSite>,
    );

    expect(await screen.findByText('© 2031 Rénovation TH')).toBeVisible();
  });
});

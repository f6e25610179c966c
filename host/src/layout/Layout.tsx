import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mainId, shellRootId } from '@renovation-th/shared/contracts/site-document';
import { onPhone } from '@renovation-th/shared/theme/media';
import { BottomBar } from './BottomBar';
import { ClosureNotice } from './ClosureNotice';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink } from './SkipLink';
import { Tooltip } from './Tooltip';
import { TopBar } from './TopBar';

// On a phone, a closure notice replaces the top bar, since the floating call link is still visible.
const WithoutNotice = styled('div')({ [onPhone]: { '&:has(+ aside:not([hidden]))': { display: 'none' } } });

// The skip link focuses this element, which is not a control and needs no outline.
const Main = styled('main')({ '&:focus': { outline: 0 } });

/** Renders the elements around a page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <div id={shellRootId} />
      <WithoutNotice>
        <TopBar />
      </WithoutNotice>
      <ClosureNotice />
      <Header />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <BottomBar />
      <Tooltip />
    </>
  );
}

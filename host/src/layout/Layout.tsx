import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mainId, shellRootId } from '@renovation-th/shared/contracts/site-document';
import { inPrint, onPhone } from '@renovation-th/shared/theme/media';
import { ClosureNotice } from './ClosureNotice';
import { CookieBanner } from './CookieBanner';
import { FloatingCall } from './FloatingCall';
import { Footer } from './Footer';
import { Header } from './Header';
import { knowsNoticeHeight, noticeHeight } from './notice-height';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

// On a phone, a closure notice replaces the top bar, since the floating call link is still visible.
const WithoutNotice = styled('div')({ [onPhone]: { '&:has(+ aside:not([hidden]))': { display: 'none' } } });

// The skip link focuses this element, which is not a control and needs no outline.
const Main = styled('main')({ '&:focus': { outline: 0 } });

/** Keeps the cookie banner from covering the end of the page. */
const NoticeSpace = styled('div')({ height: noticeHeight, [inPrint]: { display: 'none' } });

type LayoutProps = {
  children: ReactNode;
};

/** Renders the elements around a page. */
export function Layout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <div id={shellRootId} {...knowsNoticeHeight} />
      <CookieBanner />
      <WithoutNotice>
        <TopBar />
      </WithoutNotice>
      <ClosureNotice />
      <Header />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <NoticeSpace {...knowsNoticeHeight} />
      <FloatingCall />
    </>
  );
}

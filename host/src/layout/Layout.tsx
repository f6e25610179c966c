import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mainId } from '@renovation-th/shared/contracts/site-document';
import { inPrint } from '@renovation-th/shared/theme/media';
import { CookieBanner } from './CookieBanner';
import { FloatingCall } from './FloatingCall';
import { Footer } from './Footer';
import { Head } from './Head';
import { knowsNoticeHeight, noticeHeight } from './notice-height';
import { shellRootId } from './shell-root';
import { SkipLink } from './SkipLink';

// The skip link focuses this element, which is no control and needs no outline.
const Main = styled('main')({ '&:focus': { outline: 0 } });

/** Keeps the cookie banner from covering the end of the page. */
const NoticeSpace = styled('div')({ height: noticeHeight, [inPrint]: { display: 'none' } });

type LayoutProps = {
  /** Content of `<main>`. */
  children: ReactNode;
};

/** All elements around a page, as plain HTML. */
export function Layout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <div id={shellRootId} {...knowsNoticeHeight} />
      <CookieBanner />
      <Head />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <NoticeSpace {...knowsNoticeHeight} />
      <FloatingCall />
    </>
  );
}

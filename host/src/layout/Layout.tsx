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

// It takes the focus of the skip link without being a control.
const Main = styled('main')({ '&:focus': { outline: 0 } });

/** What the banner would hide of the page's foot. */
const NoticeSpace = styled('div')({ height: noticeHeight, [inPrint]: { display: 'none' } });

type LayoutProps = {
  /** The page: everything inside `<main>`. */
  children: ReactNode;
};

/** What every page stands in. All of it is HTML. */
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

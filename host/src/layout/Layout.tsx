import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mainId } from '@renovation-th/shared/contracts/site-document';
import { FloatingCall } from './FloatingCall';
import { Footer } from './Footer';
import { Header } from './Header';
import { PrintedAddress } from './PrintedAddress';
import { NoticesAtIdle } from './NoticesAtIdle';
import { SkipLink } from './SkipLink';
import { Toaster } from './Toaster';
import { TopBar } from './TopBar';

type LayoutProps = {
  /** Of the copyright line, the same for server and browser. */
  year: number;
  /** The page: everything inside `<main>`. */
  children: ReactNode;
};

// It takes the focus of the skip link without being a control.
const Main = styled('main')({ '&:focus': { outline: 0 } });

/** What every page stands in. */
export function Layout({ year, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <NoticesAtIdle />
      <TopBar />
      <Header />
      <PrintedAddress />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer year={year} />
      <FloatingCall />
      <Toaster />
    </>
  );
}

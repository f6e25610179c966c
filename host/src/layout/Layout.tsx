import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mainId } from '@renovation-th/shared/contracts/site-document';
import { Header } from './Header';
import { PrintedAddress } from './PrintedAddress';
import { NoticesAtIdle } from './NoticesAtIdle';
import { SkipLink } from './SkipLink';
import { Toaster } from './Toaster';
import { TopBar } from './TopBar';

type LayoutProps = {
  foot: ReactNode;
  /** The page: everything inside `<main>`. */
  children: ReactNode;
};

// It takes the focus of the skip link without being a control.
const Main = styled('main')({ '&:focus': { outline: 0 } });

/** What every page stands in. */
export function Layout({ foot, children }: LayoutProps) {
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
      {foot}
      <Toaster />
    </>
  );
}

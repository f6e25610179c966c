import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mainId } from '@renovation-th/shared/contracts/site-document';
import { NoticesAtIdle } from './NoticesAtIdle';
import { SkipLink } from './SkipLink';
import { Toaster } from './Toaster';

type LayoutProps = {
  head: ReactNode;
  foot: ReactNode;
  /** The page: everything inside `<main>`. */
  children: ReactNode;
};

// It takes the focus of the skip link without being a control.
const Main = styled('main')({ '&:focus': { outline: 0 } });

/** What every page stands in. */
export function Layout({ head, foot, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <NoticesAtIdle />
      {head}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {foot}
      <Toaster />
    </>
  );
}

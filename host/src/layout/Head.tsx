import styled from '@emotion/styled';
import { Fragment } from 'react';
import { useIdentity } from '@renovation-th/shared/kernel';
import { nearClosure } from '@renovation-th/shared/promises/closures';
import { onPhone } from '@renovation-th/shared/theme/media';
import { ClosureNotice } from './ClosureNotice';
import { Header } from './Header';
import { PrintedAddress } from './PrintedAddress';
import { TopBar } from './TopBar';

// A phone has no room for both above the page's head; the call link stays in reach.
const NotOnPhone = styled('div')({ [onPhone]: { display: 'none' } });

/** What stands above every page: HTML, which `serve-head.ts` and `tell-page.ts` serve in browsers. */
export function Head() {
  const Place = nearClosure(useIdentity()) ? NotOnPhone : Fragment;

  return (
    <>
      <Place>
        <TopBar />
      </Place>
      <ClosureNotice />
      <Header />
      <PrintedAddress />
    </>
  );
}

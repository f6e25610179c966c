import styled from '@emotion/styled';
import { onPhone } from '@renovation-th/shared/theme/media';
import { ClosureNotice } from './ClosureNotice';
import { Header } from './Header';
import { PrintedAddress } from './PrintedAddress';
import { TopBar } from './TopBar';

// A phone has no room for a notice as well above the page's head; the call link stays in reach.
const WithoutNotice = styled('div')({ [onPhone]: { '&:has(+ aside:not([hidden]))': { display: 'none' } } });

/** What stands above every page. All of it is HTML; see enhance-header.ts. */
export function Head() {
  return (
    <>
      <WithoutNotice>
        <TopBar />
      </WithoutNotice>
      <ClosureNotice />
      <Header />
      <PrintedAddress />
    </>
  );
}

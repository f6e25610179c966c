import styled from '@emotion/styled';
import { Header } from './Header';
import { PrintedAddress } from './PrintedAddress';
import { TopBar } from './TopBar';

// No box of its own: the header sticks within what it stands in.
const Bars = styled('div')({ display: 'contents' });

/**
 * What stands above every page. Its parts serve themselves where React renders them; in the HTML of the
 * document, `serve-head.ts` and `tell-page.ts` do.
 */
export function Head() {
  return (
    <Bars data-static>
      <TopBar />
      <Header />
      <PrintedAddress />
    </Bars>
  );
}

import { ClosureNotice } from './ClosureNotice';
import { Header } from './Header';
import { PrintedAddress } from './PrintedAddress';
import { TopBar } from './TopBar';

/** What stands above every page: HTML, which `serve-head.ts` and `tell-page.ts` serve in browsers. */
export function Head() {
  return (
    <>
      <TopBar />
      <ClosureNotice />
      <Header />
      <PrintedAddress />
    </>
  );
}

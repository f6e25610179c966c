import styled from '@emotion/styled';
import { onPhone } from '@renovation-th/shared/theme/media';
import { ClosureNotice } from './ClosureNotice';
import { Header } from './Header';
import { TopBar } from './TopBar';

// On a phone, a closure notice replaces the top bar; the floating call link is still visible.
const WithoutNotice = styled('div')({ [onPhone]: { '&:has(+ aside:not([hidden]))': { display: 'none' } } });

/** All elements above the page, as plain HTML; see enhance-header.ts. */
export function Head() {
  return (
    <>
      <WithoutNotice>
        <TopBar />
      </WithoutNotice>
      <ClosureNotice />
      <Header />
    </>
  );
}

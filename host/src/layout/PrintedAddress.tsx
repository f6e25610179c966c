import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useIdentity, useLocation } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { inPrint } from '@renovation-th/shared/theme/media';
import { Numeric, Wrap } from '@renovation-th/shared/ui/layout';

const Line = styled(Wrap)({
  display: 'none',
  fontSize: vars.textS,
  [inPrint]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space4,
    paddingBlock: vars.space2,
  },
});

/** On paper only: where this sheet comes from, and the number to call. */
export function PrintedAddress() {
  const { origin, phone } = useIdentity();
  const { pathname } = useLocation();
  const address = origin + pathname;
  const text = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // The not-found page is prerendered once for all addresses, and React leaves its text as it is.
    const node = text.current?.firstChild;
    if (node && node.nodeValue !== address) node.nodeValue = address;
  }, [address]);

  return (
    <Line>
      <span ref={text} suppressHydrationWarning>
        {address}
      </span>
      <Numeric>{phone.national}</Numeric>
    </Line>
  );
}

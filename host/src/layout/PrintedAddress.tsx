import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { inPrint } from '@renovation-th/shared/theme/media';
import { Numeric, Wrap } from '@renovation-th/shared/ui/layout';
import { useShellData } from '../content/shell-data';
import { addressMark } from '../navigation/show-page';

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

/** Address of the page and phone number, on paper only. */
export function PrintedAddress() {
  const { origin, phone } = useIdentity();
  const { path } = useShellData();

  return (
    <Line>
      <span {...{ [addressMark]: '' }}>{origin + path}</span>
      <Numeric>{phone.national}</Numeric>
    </Line>
  );
}

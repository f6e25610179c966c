import styled from '@emotion/styled';
import { useIdentity } from '@renovation-th/shared/kernel';
import { from } from '@renovation-th/shared/theme/media';
import { ButtonAnchor } from '@renovation-th/shared/ui/Button';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { callIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Numeric } from '@renovation-th/shared/ui/layout';
import { hero as content } from '../content/home';

/** Beside the picture the two buttons share a narrow column, where the number says enough. */
const Prefix = styled('span')({ [from.wide]: { display: 'none' } });

/** The call link as wide as a phone: it says what it does. */
export function HeroCallLink() {
  const { phone } = useIdentity();

  return (
    <ButtonAnchor look="plain" href={`tel:${phone.international}`}>
      <Icon shape={callIcon} />
      <span>
        <Prefix>{content.callPrefix}</Prefix>
        <Numeric>{phone.national}</Numeric>
      </span>
    </ButtonAnchor>
  );
}

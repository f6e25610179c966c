import { useIdentity } from '@renovation-th/shared/kernel';
import { ButtonAnchor } from './Button';
import type { ButtonSize } from './button-styles';
import { Icon } from './Icon';
import { callIcon } from './icon-shapes';
import { Numeric } from './layout';

type CallLinkProps = { size?: ButtonSize };

/** A `tel:` link that shows the number: the way to a person on every page. */
export function CallLink({ size }: CallLinkProps) {
  const { phone } = useIdentity();

  return (
    <ButtonAnchor look="plain" size={size} href={`tel:${phone.international}`}>
      <Icon shape={callIcon} />
      <Numeric>{phone.national}</Numeric>
    </ButtonAnchor>
  );
}

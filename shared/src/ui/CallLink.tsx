import type { ReactNode } from 'react';
import { useContact } from '@renovation-th/shared/kernel';
import { ButtonLink } from './Button';
import type { ButtonSize } from './button-styles';
import { Icon } from './Icon';
import { callIcon } from './icon-shapes';
import { Numeric } from './layout';

type CallLinkProps = {
  size?: ButtonSize;
  /** Text before the number, with a final space. */
  prefix?: ReactNode;
};

/** A `tel:` link that shows the number. */
export function CallLink({ size, prefix }: CallLinkProps) {
  const { phone } = useContact();

  return (
    <ButtonLink look="plain" size={size} href={`tel:${phone.international}`}>
      <Icon shape={callIcon} />
      <span>
        {prefix}
        <Numeric>{phone.national}</Numeric>
      </span>
    </ButtonLink>
  );
}

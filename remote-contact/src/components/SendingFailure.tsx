import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useContact } from '@renovation-th/shared/kernel';
import { readyEmail } from '@renovation-th/shared/forms/ready-email';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonAnchor } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { mailIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Actions } from '@renovation-th/shared/ui/layout';
import { otherWays as content } from '../content/failure-content';
import { Notice } from './Notice';

type SendingFailureProps = {
  /** Given when a toast announces the same failure: the message then takes the focus instead of being an alert. */
  label?: string;
  /** The request. */
  fields: FormFields;
  /** A ready e-mail cannot carry files. */
  hasPhotos?: boolean;
  /** Says why it failed, and what to do. */
  children: ReactNode;
};

const Parts = styled('div')({ display: 'grid', gap: vars.space3, minWidth: 0 });

/** Says that a request could not be sent, and offers a ready e-mail and the telephone number. */
export function SendingFailure({ label, fields, hasPhotos = false, children }: SendingFailureProps) {
  const { email } = useContact();

  return (
    <Notice kind="error" appears={label ? 'focus' : 'alert'} label={label}>
      <Parts>
        <p>{children}</p>
        {hasPhotos && <p>{content.photos}</p>}
        <Actions>
          <ButtonAnchor look="plain" size="small" href={readyEmail(email, fields, content.cutNote)}>
            <Icon shape={mailIcon} />
            <span>{content.email}</span>
          </ButtonAnchor>
          <CallLink size="small" />
        </Actions>
      </Parts>
    </Notice>
  );
}

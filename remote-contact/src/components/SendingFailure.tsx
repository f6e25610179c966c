import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useContact } from '@renovation-th/shared/kernel';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { mailIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Actions } from '@renovation-th/shared/ui/layout';
import { otherWays as content } from '../content/failure-content';
import { Notice } from './Notice';
import { readyEmail } from './ready-email';

type SendingFailureProps = {
  /** Set this if a toast announces the same failure. The message then takes the focus instead of being an alert. */
  label?: string;
  fields: FormFields;
  /** Adds the hint to attach the photographs, because a `mailto:` URL cannot contain files. */
  hasPhotos?: boolean;
  children: ReactNode;
};

const Parts = styled('div')({ display: 'grid', gap: vars.space3, minWidth: 0 });

/** Says that a request could not be sent, and offers e-mail and telephone. */
export function SendingFailure({ label, fields, hasPhotos = false, children }: SendingFailureProps) {
  const { email } = useContact();

  return (
    <Notice kind="error" appears={label ? 'focus' : 'alert'} label={label}>
      <Parts>
        <p>{children}</p>
        {hasPhotos && <p>{content.photos}</p>}
        <Actions>
          <ButtonLink look="plain" size="small" href={readyEmail(email, fields, content.cutNote)}>
            <Icon shape={mailIcon} />
            <span>{content.email}</span>
          </ButtonLink>
          <CallLink size="small" />
        </Actions>
      </Parts>
    </Notice>
  );
}

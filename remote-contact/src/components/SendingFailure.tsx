import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useContact } from '@renovation-th/shared/kernel';
import { readyEmail, requestText } from '@renovation-th/shared/forms/ready-email';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button, ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Textarea } from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { mailIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Actions } from '@renovation-th/shared/ui/layout';
import { otherWays as content } from '../content/failure-content';
import { LiveRegion } from './LiveRegion';
import { Notice } from './Notice';

type SendingFailureProps = {
  /** Set this if a toast announces the same failure. The message then takes the focus instead of being an alert. */
  label?: string;
  fields: FormFields;
  /** Adds the hint to attach the photographs, because a `mailto:` URL cannot contain files. */
  hasPhotos?: boolean;
  children: ReactNode;
};

const Parts = styled('div')({ display: 'grid', gap: vars.space3, minWidth: 0 });

/** Says that a request could not be sent, and offers e-mail, clipboard and telephone. */
export function SendingFailure({ label, fields, hasPhotos = false, children }: SendingFailureProps) {
  const { email } = useContact();
  const [copy, setCopy] = useState<'none' | 'copied' | 'refused'>('none');

  const copyRequest = async () => {
    try {
      await navigator.clipboard.writeText(requestText(fields));
      setCopy('copied');
    } catch {
      // The browser has no clipboard or refused access to it.
      setCopy('refused');
    }
  };

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
          <Button look="plain" size="small" type="button" onClick={() => void copyRequest()}>
            {content.copy}
          </Button>
          <CallLink size="small" />
        </Actions>
        <LiveRegion>
          {copy !== 'none' && <p>{copy === 'copied' ? content.copied : content.copyByHand}</p>}
        </LiveRegion>
        {copy === 'refused' && (
          <Textarea
            readOnly
            rows={6}
            aria-label={content.copy}
            value={requestText(fields)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Parts>
    </Notice>
  );
}

import styled from '@emotion/styled';
import { useEffect } from 'react';
import { outbox, useOutbox } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import { FormMessage } from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { infoIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Actions } from '@renovation-th/shared/ui/layout';
import { LiveRegion } from '../components/LiveRegion';
import { callbackMessages, outboxContent as content } from '../content/callback-content';

type OutboxListProps = {
  /** Reference of a request that the form beside still holds, and so need not be listed. */
  except?: string | null;
};

const Body = styled('div')({ display: 'grid', gap: vars.space2 });

/** Requests that nobody has confirmed yet, with what the visitor can do about each. */
export function OutboxList({ except = null }: OutboxListProps) {
  const { entries, confirmed } = useOutbox();
  const listed = entries.filter(({ reference }) => reference !== except);

  // The next page need not say it again.
  useEffect(() => outbox.toldConfirmed, []);

  return (
    <>
      <LiveRegion>{confirmed && <FormMessage>{content.confirmed(confirmed)}</FormMessage>}</LiveRegion>
      {listed.map(({ reference, fields, state }) => (
        <FormMessage key={reference} role="group" aria-label={`${content.title} ${reference}`}>
          <Icon shape={infoIcon} />
          <Body>
            <p>
              <strong>{content.title}</strong>
              <br />
              {content.call(fields['Créneau_complet_rappel'] ?? '')}
              <br />
              {callbackMessages.reference(reference)}
            </p>
            <p>{content[state]}</p>
            <Actions>
              <Button look="plain" size="small" type="button" onClick={() => outbox.resend(reference)}>
                {content.resend}
              </Button>
              <Button look="plain" size="small" type="button" onClick={() => outbox.remove(reference)}>
                {content.remove}
              </Button>
            </Actions>
          </Body>
        </FormMessage>
      ))}
    </>
  );
}

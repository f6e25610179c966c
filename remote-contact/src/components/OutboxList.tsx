import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { outbox, useOutbox } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import { FormMessage } from '@renovation-th/shared/ui/form-controls';
import { Actions } from '@renovation-th/shared/ui/layout';
import { LiveRegion } from './LiveRegion';
import { Notice } from './Notice';
import { outboxContent as content } from '../content/outbox-content';

type OutboxListProps = {
  /** Reference of a request that the list omits, because the form still shows it. */
  except?: string | null;
};

const Body = styled('div')({ display: 'grid', gap: vars.space2 });

const removeId = (reference: string) => `supprimer-${reference}`;

/** Lists the unconfirmed requests, with buttons to resend or delete them. */
export function OutboxList({ except = null }: OutboxListProps) {
  const { entries, confirmed } = useOutbox();
  const listed = entries.filter(({ reference }) => reference !== except);

  const [removed, setRemoved] = useState<string | null>(null);
  const region = useRef<HTMLDivElement>(null);

  const remove = (reference: string) => {
    const index = listed.findIndex((entry) => entry.reference === reference);
    const neighbour = listed[index + 1] ?? listed[index - 1];
    // Move the focus, because the focused button is about to disappear.
    (neighbour ? document.getElementById(removeId(neighbour.reference)) : region.current)?.focus();
    outbox.remove(reference);
    setRemoved(reference);
  };

  // Dismiss on unmount, so that only one page shows the confirmation.
  useEffect(() => outbox.dismissConfirmed, []);

  return (
    <>
      <LiveRegion ref={region}>
        {confirmed && <FormMessage>{content.confirmed(confirmed)}</FormMessage>}
        {removed && <FormMessage>{content.removed(removed)}</FormMessage>}
      </LiveRegion>
      {listed.map(({ reference, fields, state }) => (
        <Notice key={reference} kind="info" label={`${content.title} ${reference}`}>
          <Body>
            <p>
              <strong>{content.title}</strong>
              <br />
              {content.about(fields)}
              <br />
              {content.reference(reference)}
            </p>
            <p>{content[state]}</p>
            <Actions>
              <Button look="plain" size="small" type="button" onClick={() => outbox.resend(reference)}>
                {content.resend}
              </Button>
              <Button
                look="plain"
                size="small"
                type="button"
                id={removeId(reference)}
                onClick={() => remove(reference)}
              >
                {content.remove}
              </Button>
            </Actions>
          </Body>
        </Notice>
      ))}
    </>
  );
}

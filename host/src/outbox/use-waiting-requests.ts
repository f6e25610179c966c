import { useEffect, useRef } from 'react';
import type { ShellContact } from '@renovation-th/shared/identity/contact';
import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import { useAddress } from '@renovation-th/shared/kernel';
import { isStored } from '../early/is-stored';

/**
 * Goes on sending the requests that nobody has confirmed, whatever page the visitor is on: the
 * form that left them stops when its page goes. Looks once a page; the code comes only if needed.
 */
export function useWaitingRequests(contact: ShellContact): void {
  const { pathname } = useAddress();
  const isStarted = useRef(false);

  useEffect(() => {
    if (isStarted.current || !isStored(outboxKey)) return;
    isStarted.current = true;
    import(/* webpackChunkName: "outbox" */ './send-waiting-requests').then(
      ({ sendWaitingRequests }) => sendWaitingRequests(contact),
      // The code could not be fetched, as probably the form service: the next page tries again.
      () => {
        isStarted.current = false;
      },
    );
  }, [contact, pathname]);
}

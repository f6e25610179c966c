import { useEffect, useRef } from 'react';
import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import { useAddress, useIdentity } from '@renovation-th/shared/kernel';
import { isStored } from '../early/is-stored';

/**
 * Goes on sending the requests that nobody has confirmed, whatever page the visitor is on: the
 * form that left them stops when its page goes. Looks once a page; the code comes only if needed.
 */
export function useWaitingRequests(): void {
  const identity = useIdentity();
  const { pathname } = useAddress();
  const isStarted = useRef(false);

  useEffect(() => {
    if (isStarted.current || !isStored(outboxKey)) return;
    isStarted.current = true;
    import(/* webpackChunkName: "outbox" */ './send-waiting-requests').then(
      ({ sendWaitingRequests }) => sendWaitingRequests(identity),
      // The code could not be fetched, as probably the form service: the next page tries again.
      () => {
        isStarted.current = false;
      },
    );
  }, [identity, pathname]);
}

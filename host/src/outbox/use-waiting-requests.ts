import { useEffect, useRef } from 'react';
import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import { useIdentity, useLocation } from '@renovation-th/shared/kernel';
import { onIdle } from '../navigation/when-idle';

/**
 * Goes on sending the requests that nobody has confirmed, whatever page the visitor is on: the
 * form that left them stops when its page goes. Looks once a page; the code comes only if needed.
 */
export function useWaitingRequests(): void {
  const identity = useIdentity();
  const { pathname } = useLocation();
  const isStarted = useRef(false);

  useEffect(() => {
    onIdle(() => {
      if (isStarted.current || !hasWaitingRequests()) return;
      isStarted.current = true;
      import(/* webpackChunkName: "outbox" */ './send-waiting-requests').then(
        ({ sendWaitingRequests }) => sendWaitingRequests(identity),
        // The code could not be fetched, as probably the form service: the next page tries again.
        () => {
          isStarted.current = false;
        },
      );
    });
  }, [identity, pathname]);
}

function hasWaitingRequests(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null;
  } catch {
    // Storage is blocked, so nothing waits there.
    return false;
  }
}

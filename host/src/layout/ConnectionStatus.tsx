import styled from '@emotion/styled';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from, inPrint } from '@renovation-th/shared/theme/media';
import { Numeric } from '@renovation-th/shared/ui/layout';
import { connectionContent as content } from '../content/notices';
import { noticeHeight } from './notice-height';
import { floatingNote } from './notice-styles';
import { stayOffline } from './stay-offline';

const backOnlineDuration = 5_000;

// To the left of the floating call link, and above the cookie banner.
const Note = styled('div')({
  ...floatingNote,
  position: 'fixed',
  zIndex: 30,
  bottom: noticeHeight,
  left: 0,
  width: 'fit-content',
  maxWidth: '32rem',
  margin: `0 6rem max(1rem, env(safe-area-inset-bottom)) max(1rem, env(safe-area-inset-left))`,
  [inPrint]: { display: 'none' },
  padding: `.625rem ${vars.space4}`,
  '& strong': { fontWeight: 600 },
  [from.medium]: { maxWidth: 'none', marginInline: '1.5rem 12rem' },
});

/**
 * Says that the visitor is offline for as long as he is, and then, shortly, that he no longer is. Meanwhile
 * a link that only the network could follow leaves him on the page that he has.
 */
export function ConnectionStatus({ phone }: Pick<Identity, 'phone'>) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!isOnline || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), backOnlineDuration);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);

  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isOnline) return undefined;
    const letGo = stayOffline(() => setStopped(true));
    return () => {
      letGo();
      setStopped(false);
    };
  }, [isOnline]);

  return (
    <div role="status">
      {isOnline ? (
        wasOffline && <Note>{content.backOnline}</Note>
      ) : (
        <Note>
          <strong>{isStopped ? content.stopped : content.offline}</strong>{' '}
          {isStopped ? content.stoppedAdvice : content.advice}{' '}
          <a href={`tel:${phone.international}`}>
            <Numeric>{phone.national}</Numeric>
          </a>
        </Note>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

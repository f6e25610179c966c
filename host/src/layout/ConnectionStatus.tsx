import styled from '@emotion/styled';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from, inPrint } from '@renovation-th/shared/theme/media';
import { Numeric } from '@renovation-th/shared/ui/layout';
import { connectionContent as content } from '../content/notices';
import { noticeHeight } from './notice-height';
import { floatingNote } from './notice-styles';

const backOnlineDuration = 5_000;

// Places the message to the left of the floating call link, above the cookie banner.
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

type ConnectionStatusProps = Pick<Identity, 'phone'> & {
  /** Whether the visitor, while offline, followed a link to a page that is not cached. */
  isStopped: boolean;
};

/** Tells visitors that they are offline and, for 5 s afterwards, that they are online again. */
export function ConnectionStatus({ phone, isStopped }: ConnectionStatusProps) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!isOnline || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), backOnlineDuration);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);

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

import styled from '@emotion/styled';
import { useEffect, useState, type ComponentType } from 'react';
import { onNotification } from '@renovation-th/shared/host-kernel';
import type { Notification } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { inPrint } from '@renovation-th/shared/theme/media';
import { floatingNote } from './notice-styles';
import { toastPlace } from './toast-place';
import type { ToastStackProps } from './ToastStack';

/** Milliseconds that a message stays when it is shown without the toast library. */
const plainDuration = 10_000;

// Toasts are put into it when they come, so it is there, and known to screen readers, before.
const Region = styled('div')({ [inPrint]: { display: 'none' } });

const PlainToast = styled('p')({
  ...toastPlace,
  ...floatingNote,
  position: 'fixed',
  padding: vars.space4,
  '& strong': { display: 'block' },
});

/** Shows what `notify` says. The toast library is fetched for the first message, not before. */
export function Toaster() {
  const [received, setReceived] = useState<readonly Notification[]>([]);
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const [plain, setPlain] = useState<Notification | null>(null);

  useEffect(
    () =>
      onNotification((notification) => {
        setReceived((earlier) => [...earlier, notification]);
        import(/* webpackChunkName: "toaster" */ './ToastStack').then(
          ({ ToastStack }) => setStack(() => ToastStack),
          // The library could not be fetched: the message is shown without it, and the next message tries again.
          () => {
            setReceived((earlier) => earlier.filter((other) => other !== notification));
            setPlain(notification);
          },
        );
      }),
    [],
  );

  useEffect(() => {
    if (!plain) return undefined;
    const timer = setTimeout(() => setPlain(null), plainDuration);
    return () => clearTimeout(timer);
  }, [plain]);

  return (
    <Region aria-live="polite">
      {plain && (
        <PlainToast role={plain.kind === 'error' ? 'alert' : undefined}>
          <strong>{plain.title}</strong>
          {plain.message}
        </PlainToast>
      )}
      {Stack && <Stack received={received} />}
    </Region>
  );
}

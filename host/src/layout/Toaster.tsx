import styled from '@emotion/styled';
import { useEffect, useState, type ComponentType } from 'react';
import { onNotification } from '@renovation-th/shared/host-kernel';
import type { Notification } from '@renovation-th/shared/kernel';
import { inPrint } from '@renovation-th/shared/theme/media';
import type { ToastStackProps } from './ToastStack';

// Toasts are put into it when they come, so it is there, and known to screen readers, before.
const Region = styled('div')({ [inPrint]: { display: 'none' } });

/**
 * Shows what `notify` says. The toast library is fetched for the first message, and for the next one where it could
 * not be had: whoever tells says what matters on the page, too.
 */
export function Toaster() {
  const [received, setReceived] = useState<readonly Notification[]>([]);
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  useEffect(
    () =>
      onNotification((notification) => {
        setReceived((earlier) => [...earlier, notification]);
        import(/* webpackChunkName: "toaster" */ './ToastStack').then(
          ({ ToastStack }) => setStack(() => ToastStack),
          () => undefined,
        );
      }),
    [],
  );

  return <Region aria-live="polite">{Stack && <Stack received={received} />}</Region>;
}

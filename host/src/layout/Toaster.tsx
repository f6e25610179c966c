import styled from '@emotion/styled';
import { useEffect, useState, type ComponentType } from 'react';
import { onNotification } from '@renovation-th/shared/host-kernel';
import { importAgain, type Notification } from '@renovation-th/shared/kernel';
import { inPrint } from '@renovation-th/shared/theme/media';
import type { ToastStackProps } from './ToastStack';

/** Milliseconds after which a message is old news. */
const patience = 5_000;

// Screen readers announce what is added to a live region that they know, so it is there before the first toast.
const Region = styled('div')({ [inPrint]: { display: 'none' } });

/**
 * Shows what `notify` says. The toast library is fetched for the first message; a message for which it comes too late
 * is dropped, as the page shows what matters, too.
 */
export function Toaster() {
  const [received, setReceived] = useState<readonly Notification[]>([]);
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  useEffect(
    () =>
      onNotification((notification) => {
        const since = Date.now();
        importAgain(() => import(/* webpackChunkName: "toaster" */ './ToastStack')).then(
          ({ ToastStack }) => {
            setStack(() => ToastStack);
            if (Date.now() - since < patience) setReceived((earlier) => [...earlier, notification]);
          },
          () => undefined,
        );
      }),
    [],
  );

  return <Region aria-live="polite">{Stack && <Stack received={received} />}</Region>;
}

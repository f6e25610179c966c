import styled from '@emotion/styled';
import { useEffect, useState, type ComponentType } from 'react';
import { onNotification } from '@renovation-th/shared/host-kernel';
import { importWithRetry, type Notification } from '@renovation-th/shared/kernel';
import { inPrint } from '@renovation-th/shared/theme/media';
import type { ToastStackProps } from './ToastStack';

/** Milliseconds after which a message is outdated. */
const patience = 5_000;

// Screen readers announce additions only if they already know the live region, so it exists before the first toast.
const Region = styled('div')({ [inPrint]: { display: 'none' } });

/**
 * Shows the messages of `notify`. The first message loads the toast library. Drops messages if the library loads too
 * late, since callers also show them in the page.
 */
export function Toaster() {
  const [received, setReceived] = useState<readonly Notification[]>([]);
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  useEffect(
    () =>
      onNotification((notification) => {
        const since = Date.now();
        importWithRetry(() => import(/* webpackChunkName: "toaster" */ './ToastStack')).then(
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

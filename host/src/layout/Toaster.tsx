import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { onNotification } from '@renovation-th/shared/host-kernel';
import { importWithRetry } from '@renovation-th/shared/kernel';

/** Shows the messages of `notify`. The first message loads the toast library. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onNotification((notification) => {
        importWithRetry(() => import(/* webpackChunkName: "toaster" */ './Toasts')).then(
          ({ Toasts, showToast }) => {
            // The library takes messages once its provider is mounted.
            flushSync(() => setToasts(() => Toasts));
            showToast(notification);
          },
          // The page itself also shows what its messages say.
          () => undefined,
        );
      }),
    [],
  );

  return Toasts && <Toasts />;
}

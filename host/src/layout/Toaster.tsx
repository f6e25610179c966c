import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { onNotification } from '@renovation-th/shared/host-kernel';
import { importWithRetry, type Notification } from '@renovation-th/shared/kernel';

/** Shows the messages of `notify`. The first message loads the toast library. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let latest: Notification;
    return onNotification((notification) => {
      latest = notification;
      importWithRetry(() => import(/* webpackChunkName: "toaster" */ './Toasts')).then(
        ({ Toasts, showToast }) => {
          // On a bad connection, the library may come after the next message.
          if (notification !== latest && notification.display === 'alone') return;
          // The library takes messages once its provider is mounted.
          flushSync(() => setToasts(() => Toasts));
          showToast(notification);
        },
        // The page itself also shows what its messages say.
        () => undefined,
      );
    });
  }, []);

  return Toasts && <Toasts />;
}

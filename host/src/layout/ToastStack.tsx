// This import comes first, because notistack writes its rules while it loads.
import './toaster-rules';
import styled from '@emotion/styled';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import type { Notification } from '@renovation-th/shared/kernel';
import { from } from '@renovation-th/shared/theme/media';
import { noticeHeight } from './notice-height';
import { Toast } from './Toast';
import { ToastTransition } from './ToastTransition';

export type ToastStackProps = {
  /** Every message since the document was loaded, oldest first. */
  received: readonly Notification[];
};

const components = { success: Toast, error: Toast, info: Toast };

// Bottom right, above the floating call link and the notices, inside the safe area. Two class names override the
// library's own position, whatever the order of the style sheets.
const Container = styled('div')({
  '& .notistack-SnackbarContainer': {
    zIndex: 50,
    right: 'max(1rem, env(safe-area-inset-right))',
    bottom: `max(max(1rem, env(safe-area-inset-bottom)) + 4.5rem, ${noticeHeight} + .75rem)`,
    width: 'min(100% - 2rem, 24rem)',
    [from.medium]: { right: 'max(1.5rem, env(safe-area-inset-right))' },
    alignItems: 'stretch',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 6rem)',
  },
});

/** Shows the visible messages. A separate chunk, loaded with the first message. */
export function ToastStack({ received }: ToastStackProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const shown = useRef(0);

  useEffect(() => {
    if (!container) return;
    for (const notification of received.slice(shown.current)) show(notification);
    shown.current = received.length;
  }, [received, container]);

  return (
    <Container ref={setContainer}>
      {container && (
        <SnackbarProvider
          maxSnack={received.at(-1)?.display === 'alone' ? 1 : 3}
          domRoot={container}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          TransitionComponent={ToastTransition}
          transitionDuration={200}
          // Each toast measures its own time, which pauses while the toast has the focus.
          autoHideDuration={null}
          Components={components}
        />
      )}
    </Container>
  );
}

function show(notification: Notification): void {
  const { display, kind, title } = notification;
  if (display === 'alone') closeSnackbar();
  enqueueSnackbar(title, {
    variant: kind,
    notification,
    // Newer messages may replace any message but an error, which must stay long enough to be read.
    persist: kind === 'error',
  });
}

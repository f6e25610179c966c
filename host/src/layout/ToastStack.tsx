// This import comes first, because notistack writes its rules while it loads.
import './toaster-rules';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  Transition,
  type TransitionProps,
} from 'notistack';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Notification } from '@renovation-th/shared/kernel';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { noticeHeight } from './notice-height';
import { Toast } from './Toast';

export type ToastStackProps = {
  /** Messages since the document was loaded, oldest first. Omits those that `Toaster` dropped. */
  received: readonly Notification[];
};

const components = { success: Toast, error: Toast, info: Toast };

// A selector with two class names overrides the library's position, regardless of the order of style sheets.
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

/** Shows the visible messages. It is a separate chunk, which loads with the first message. */
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
          // Each `Toast` closes itself.
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
    // Newer messages must not replace an error before the visitor can read it.
    persist: kind === 'error',
  });
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(.5rem)' } });

const Motion = styled('div')({
  width: '100%',
  animation: `${appear} ${vars.ease}`,
  transition: `opacity ${vars.ease}`,
  '&[data-state="exiting"], &[data-state="exited"]': { opacity: 0 },
});

/** Replaces the library's transition, because it reads `element.ref`, which React 19 has removed. */
function ToastTransition({ children, ...transition }: TransitionProps) {
  const node = useRef<HTMLDivElement>(null);

  return (
    // The library's types require a ref that is never null. The library reads this ref only after it is set.
    <Transition {...transition} nodeRef={node as RefObject<HTMLDivElement>}>
      {(state) => (
        <Motion ref={node} data-state={state}>
          {children}
        </Motion>
      )}
    </Transition>
  );
}

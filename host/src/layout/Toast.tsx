import styled from '@emotion/styled';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { Notification } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon, closeIcon, errorIcon, infoIcon } from '@renovation-th/shared/ui/icon-shapes';
import { toastContent } from '../content/notices';
import { closeButton, floatingNote } from './notice-styles';

declare module 'notistack' {
  // The library's types can only be extended through this interface.
  interface VariantOverrides {
    success: { notification: Notification };
    error: { notification: Notification };
    info: { notification: Notification };
  }
}

type ToastProps = CustomContentProps & { notification: Notification };

const icons = { success: checkIcon, error: errorIcon, info: infoIcon };
const durations = { alone: 5_000, stacked: 4_000 };
const errorDuration = 10_000;

const Card = styled('div')({
  ...floatingNote,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: vars.space3,
  width: '100%',
  padding: `.375rem .375rem .375rem ${vars.space4}`,
  overflowWrap: 'anywhere',
  '& > svg': { marginTop: '.75rem', color: vars.link },
  '&[data-kind="success"] > svg': { color: vars.success },
  '&[data-kind="error"]': { borderColor: vars.error },
  '&[data-kind="error"] > svg': { color: vars.error },
});

const Words = styled('div')({
  alignSelf: 'center',
  paddingBlock: '.625rem',
  '& strong': { display: 'block', fontWeight: 600 },
});

const Dismiss = styled('button')(closeButton);

/** One message. It has no role of its own, because a role would make the live region announce it twice. */
export function Toast({ id, notification }: ToastProps) {
  const { kind, title, message, display } = notification;
  const dismiss = () => closeSnackbar(id);
  const { ref, onFocus, giveBack } = useFocusReturn();
  useDismissal(ref, kind === 'error' ? errorDuration : durations[display], dismiss);

  return (
    <Card ref={ref} data-kind={kind} onFocus={onFocus}>
      <Icon shape={icons[kind]} />
      <Words>
        <strong>{title}</strong>
        {message}
      </Words>
      <Dismiss
        type="button"
        aria-label={toastContent.dismiss}
        onClick={() => {
          giveBack();
          dismiss();
        }}
      >
        <Icon shape={closeIcon} />
      </Dismiss>
    </Card>
  );
}

/** Milliseconds between two checks of a message. */
const step = 250;

/**
 * Calls `dismiss` after `duration` milliseconds. Restarts the countdown when the message is no longer hovered or
 * focused, and when the window is active again.
 */
function useDismissal(message: RefObject<HTMLElement | null>, duration: number, dismiss: () => void): void {
  const onTime = useEffectEvent(dismiss);

  useEffect(() => {
    let left = duration;
    const timer = setInterval(() => {
      const isHeld = !document.hasFocus() || message.current?.matches(':hover, :focus-within');
      left = isHeld ? duration : left - step;
      if (left <= 0) onTime();
    }, step);
    return () => clearInterval(timer);
  }, [message, duration]);
}

/** Element that had the focus before any toast. */
let origin: EventTarget | null = null;

/**
 * Returns the focus of a removed toast to the element that had it before, or else to the page. Put `ref` and
 * `onFocus` on the toast's element.
 */
function useFocusReturn() {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const toast = ref.current;
    // A newer message may have replaced the focused message.
    return () => giveBackFrom(toast);
  }, []);

  return {
    ref,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      const toasts = currentTarget.closest('[aria-live]');
      if (!(relatedTarget instanceof Node && toasts?.contains(relatedTarget))) origin = relatedTarget;
    },
    /** Call it when the visitor dismisses the message, so that the focus does not wait for the fade-out. */
    giveBack: () => giveBackFrom(ref.current),
  };
}

function giveBackFrom(toast: HTMLElement | null): void {
  if (!toast?.contains(document.activeElement)) return;
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
  // No element had the focus before, or that element is gone or disabled.
  if (toast.contains(document.activeElement)) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}

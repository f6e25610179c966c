// This import comes first, because notistack writes its rules while it loads.
import './toaster-rules';
import styled from '@emotion/styled';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import type { Ref } from 'react';
import type { Notification } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon, closeIcon, errorIcon } from '@renovation-th/shared/ui/icon-shapes';
import { toastContent } from '../content/notices';
import { closeButton, toastsId } from './notice-styles';

/** Milliseconds. After a pause, the library waits for half of a duration, so an error lasts for at least 10 s. */
const durations = { alone: 5_000, stacked: 4_000, error: 20_000 };

// Two class names override the library's rules, regardless of the order of style sheets.
const Content = styled(SnackbarContent)({
  '&&': {
    backgroundColor: vars.surface,
    border: `1px solid ${vars.lineStrong}`,
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
    fontSize: vars.textS,
    lineHeight: 1.45,
    flexWrap: 'nowrap',
    gap: vars.space3,
    alignItems: 'center',
    padding: `.375rem .375rem .375rem ${vars.space4}`,
    color: vars.text,
    overflowWrap: 'anywhere',
  },
  '&&[data-variant="error"]': { borderColor: vars.error },
  '& > svg': { color: vars.link },
  '&[data-variant="success"] > svg': { color: vars.success },
  '&[data-variant="error"] > svg': { color: vars.error },
  '& > div': { flex: 1 },
  '& strong': { display: 'block', fontWeight: 600 },
});

const Dismiss = styled('button')(closeButton);

const icons = { success: checkIcon, error: errorIcon };

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/** One message. The library's own content has the same id in each message, so it cannot stand twice in a page. */
function Toast({ ref, id, variant, message }: ToastProps) {
  return (
    <Content ref={ref} role="alert" data-variant={variant}>
      <Icon shape={icons[variant as keyof typeof icons]} />
      <div>{message}</div>
      <Dismiss type="button" aria-label={toastContent.dismiss} onClick={() => closeSnackbar(id)}>
        <Icon shape={closeIcon} />
      </Dismiss>
    </Content>
  );
}

const components = { success: Toast, error: Toast };

/** The visible messages: up to three, bottom right. They are a separate chunk. */
export function Toasts() {
  return (
    <SnackbarProvider
      domRoot={document.getElementById(toastsId) ?? document.body}
      maxSnack={3}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={components}
    />
  );
}

export function showToast({ display, kind, title, message }: Notification): void {
  if (display === 'alone') closeSnackbar();
  const text = (
    <>
      <strong>{title}</strong>
      {message}
    </>
  );
  enqueueSnackbar(text, { variant: kind, autoHideDuration: durations[kind === 'error' ? kind : display] });
}

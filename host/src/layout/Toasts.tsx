// This import comes first, because notistack writes its rules while it loads.
import './toaster-rules';
import styled from '@emotion/styled';
import {
  closeSnackbar,
  enqueueSnackbar,
  MaterialDesignContent,
  SnackbarProvider,
  type SnackbarKey,
} from 'notistack';
import type { Notification } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon, closeIcon, errorIcon, infoIcon } from '@renovation-th/shared/ui/icon-shapes';
import { toastContent } from '../content/notices';
import { closeButton, floatingNote, toastsId } from './notice-styles';

/** Milliseconds. After a pause, the library waits for half of a duration, so an error lasts for at least 10 s. */
const durations = { alone: 5_000, stacked: 4_000, error: 20_000 };

// Two class names override the library's rules, regardless of the order of style sheets.
const Content = styled(MaterialDesignContent)({
  '&.notistack-MuiContent': {
    ...floatingNote,
    flexWrap: 'nowrap',
    padding: `.375rem .375rem .375rem ${vars.space4}`,
    color: vars.text,
    letterSpacing: 0,
    overflowWrap: 'anywhere',
  },
  '&.notistack-MuiContent-error': { borderColor: vars.error },
  '& > * > svg': { marginInlineEnd: vars.space3, color: vars.link },
  '&.notistack-MuiContent-success > * > svg': { color: vars.success },
  '&.notistack-MuiContent-error > * > svg': { color: vars.error },
  '& strong': { display: 'block', fontWeight: 600 },
});

const Dismiss = styled('button')(closeButton);

const components = { success: Content, error: Content, info: Content };

const icons = {
  success: <Icon shape={checkIcon} />,
  error: <Icon shape={errorIcon} />,
  info: <Icon shape={infoIcon} />,
};

const dismiss = (key: SnackbarKey) => (
  <Dismiss type="button" aria-label={toastContent.dismiss} onClick={() => closeSnackbar(key)}>
    <Icon shape={closeIcon} />
  </Dismiss>
);

/** The visible messages: up to three, bottom right. They are a separate chunk. */
export function Toasts() {
  return (
    <SnackbarProvider
      domRoot={document.getElementById(toastsId) ?? document.body}
      maxSnack={3}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      action={dismiss}
      iconVariant={icons}
      Components={components}
    />
  );
}

export function showToast({ display, kind, title, message }: Notification): void {
  if (display === 'alone') closeSnackbar();
  const text = (
    <div>
      <strong>{title}</strong>
      {message}
    </div>
  );
  enqueueSnackbar(text, { variant: kind, autoHideDuration: durations[kind === 'error' ? kind : display] });
}

import styled from '@emotion/styled';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import type { Notification } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon, closeIcon, errorIcon, infoIcon } from '@renovation-th/shared/ui/icon-shapes';
import { toastContent } from '../content/notices';
import { closeButton, floatingNote } from './notice-styles';
import { useDismissal } from './use-dismissal';
import { useFocusReturn } from './use-focus-return';

declare module 'notistack' {
  // The library can only be extended through this interface.
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

/** One message. The live region around the message announces it; with its own role it would be announced twice. */
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

import { useEffect, useRef, type ReactNode } from 'react';
import { FormMessage } from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { errorIcon } from '@renovation-th/shared/ui/icon-shapes';

type FocusedMessageProps = {
  /** Its name for screen readers. */
  label: string;
  children: ReactNode;
};

/**
 * What keeps a form from being sent, and leads to what can be done about it. It takes the focus when it appears, and
 * is no alert: a toast is shown beside it, and screen readers would read everything twice.
 */
export function FocusedMessage({ label, children }: FocusedMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <FormMessage ref={box} role="group" aria-label={label} tabIndex={-1} data-kind="error">
      <Icon shape={errorIcon} />
      {children}
    </FormMessage>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { FormMessage } from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon, errorIcon } from '@renovation-th/shared/ui/icon-shapes';

type FocusedMessageProps = { kind: 'success' | 'error'; children: ReactNode };

/**
 * What became of a form. It takes the focus when it appears: the button that was pressed is
 * disabled by then, and the message may be out of sight.
 */
export function FocusedMessage({ kind, children }: FocusedMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <FormMessage ref={box} role="alert" tabIndex={-1} data-kind={kind}>
      <Icon shape={kind === 'error' ? errorIcon : checkIcon} />
      {children}
    </FormMessage>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { FormMessage } from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon, errorIcon, infoIcon } from '@renovation-th/shared/ui/icon-shapes';

type NoticeProps = {
  kind: 'info' | 'success' | 'error';
  /**
   * `alert`: announced to screen readers and scrolled into view. `focus`: takes the focus and is not announced, because
   * a toast announces the same message.
   */
  appears?: 'alert' | 'focus';
  /** Makes the notice a group with this accessible name. */
  label?: string;
  children: ReactNode;
};

const icons = { info: infoIcon, success: checkIcon, error: errorIcon };

export function Notice({ kind, appears, label, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (appears === 'focus') box.current?.focus();
    // Chromium's scrollIntoView returns a promise, which an effect must not return.
    if (appears === 'alert') void box.current?.scrollIntoView({ block: 'nearest' });
  }, [appears]);

  return (
    <FormMessage
      ref={box}
      role={appears === 'alert' ? 'alert' : label && 'group'}
      aria-label={label}
      tabIndex={appears === 'focus' ? -1 : undefined}
      data-kind={kind}
    >
      <Icon shape={icons[kind]} />
      {children}
    </FormMessage>
  );
}

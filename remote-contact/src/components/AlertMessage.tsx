import { useEffect, useRef, type ReactNode } from 'react';
import { FormMessage } from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon, errorIcon } from '@renovation-th/shared/ui/icon-shapes';

type AlertMessageProps = { kind: 'success' | 'error'; children: ReactNode };

/**
 * What became of a form. Screen readers read it when it appears, so the focus stays where it is; it comes into view
 * where it was out of sight.
 */
export function AlertMessage({ kind, children }: AlertMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An effect must not return the promise that this returns in Chromium.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <FormMessage ref={box} role="alert" data-kind={kind}>
      <Icon shape={kind === 'error' ? errorIcon : checkIcon} />
      {children}
    </FormMessage>
  );
}

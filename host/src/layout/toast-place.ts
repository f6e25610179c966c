import { from } from '@renovation-th/shared/theme/media';
import { noticeHeight } from './notice-height';

/** Bottom right, above the floating call link and the notices, clear of the safe area. */
export const toastPlace = {
  zIndex: 50,
  right: 'max(1rem, env(safe-area-inset-right))',
  bottom: `max(max(1rem, env(safe-area-inset-bottom)) + 4.5rem, ${noticeHeight} + .75rem)`,
  width: 'min(100% - 2rem, 24rem)',
  [from.medium]: { right: 'max(1.5rem, env(safe-area-inset-right))' },
} as const;

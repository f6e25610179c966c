import type { FormFields } from './submit-form';

/**
 * A `mailto:` address with subject and text filled in: the way out when a form cannot be sent.
 * Control fields stay out of it.
 */
export function readyEmail(to: string, fields: FormFields): string {
  const lines = Object.entries(fields)
    .filter(([key, value]) => !key.startsWith('_') && value)
    .map(([key, value]) => `${key.replaceAll('_', ' ')}\u00a0: ${value}`);
  const subject = encodeURIComponent(fields['_subject'] ?? '');

  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

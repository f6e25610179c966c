import type { Identity } from '@renovation-th/shared/identity/identity';

/** Path under which forms are sent: the identity's `formEndpoint` if it is a path. */
export function formPrefix({ formEndpoint }: Identity): string {
  return formEndpoint.startsWith('/') ? formEndpoint : '/envoi';
}

/** `native`: a browser without JavaScript gets a page. `ajax`: the page's own script gets JSON. */
export type FormRoute = { form: 'native' | 'ajax'; address: string };

/** Reads `{prefix}/{email}` and `{prefix}/ajax/{email}`; the address is decoded but not yet trusted. */
export function formRoute(target: string, prefix: string): FormRoute | null {
  const [path = ''] = target.split('?');
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return null;

  const rest = path.slice(prefix.length + 1);
  const form = rest.startsWith('ajax/') ? 'ajax' : 'native';
  try {
    return { form, address: decodeURIComponent(form === 'ajax' ? rest.slice('ajax/'.length) : rest) };
  } catch {
    return { form, address: '' };
  }
}

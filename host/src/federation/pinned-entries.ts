import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const integrityByEntry = new Map<string, string>();
const attempts = new Map<string, number>();

/** Allows only scripts of releases on this origin. The document's security policy names this Trusted Types policy. */
const policy = window.trustedTypes?.createPolicy('federation', {
  createScriptURL(url: string) {
    const { origin, pathname, href } = new URL(url, location.href);
    if (origin === location.origin && pathname.startsWith('/releases/')) return href;
    throw new TypeError(`Not a script of this site: ${url}`);
  },
});

/** Records the integrity hash of an entry before the entry is loaded. */
export function pinEntry(url: string, integrity: string): void {
  integrityByEntry.set(new URL(url, location.href).href, integrity);
}

/** Loads each remote entry with its integrity hash, a time limit and a new URL for each attempt. */
export const pinnedEntries = {
  name: 'pinned-entries',
  createScript({ url }) {
    const integrity = integrityByEntry.get(url);
    // Browsers ignore an invalid hash such as `undefined`, so the entry would run unchecked.
    if (!integrity?.startsWith('sha384-')) throw new Error(`No integrity hash is known for ${url}.`);

    const attempt = attempts.get(url) ?? 0;
    attempts.set(url, attempt + 1);
    // Browsers merge a request with a hanging request for the same URL, so each attempt has its own URL.
    const attempted = attempt === 0 ? url : `${url}?retry=${attempt}`;

    const script = document.createElement('script');
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    // TypeScript's DOM types do not know that `src` takes a TrustedScriptURL.
    script.src = (policy?.createScriptURL(attempted) ?? attempted) as string;
    return { script, timeout: 5_000 };
  },
} satisfies ModuleFederationRuntimePlugin;

import type { ResponseHeaderRules } from '../../server/static/response-headers';

/**
 * The constant headers of a composed site, written into it as `headers.json` and applied by
 * whatever serves it. The policy itself travels in each document.
 */
export const siteHeaders: ResponseHeaderRules = {
  '*': {
    'Content-Security-Policy': "frame-ancestors 'none'",
    // Defence in depth beside the policy: no script without integrity runs, even an injected one.
    'Integrity-Policy': 'blocked-destinations=(script)',
    // For browsers that know no frame-ancestors.
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // No other origin may embed our files; requests of ours to other origins carry no credentials.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
    // A proxy that rewrites a document breaks its hashes; Cloudflare replaces e-mail addresses by a script.
    'Cache-Control': 'no-cache, no-transform',
  },
  '/releases/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
};

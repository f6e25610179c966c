/**
 * Returns the constant headers of a composed site by path pattern, for `headers.json`. Documents contain the content
 * policy.
 * @param isPreview whether only the owner sees the site: no crawler, no cache.
 */
export const siteHeaders = (isPreview = false) => ({
  '*': {
    'Content-Security-Policy': "frame-ancestors 'none'",
    // Defence in depth: even an injected script cannot run without integrity.
    'Integrity-Policy': 'blocked-destinations=(script)',
    // Does the same in browsers without frame-ancestors.
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // No other origin may embed our files, and our requests to other origins carry no credentials.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
    // A proxy that rewrites a document breaks its hashes, as Cloudflare does to hide e-mail addresses.
    'Cache-Control': isPreview ? 'no-store' : 'no-cache, no-transform',
    ...(isPreview && { 'X-Robots-Tag': 'noindex, nofollow' }),
  },
  '/releases/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  // Cached for a day only: the owner may withdraw a photograph, and cached copies cannot be recalled.
  '/releases/owner/*': { 'Cache-Control': 'public, max-age=86400' },
});

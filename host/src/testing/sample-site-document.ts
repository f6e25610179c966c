import type { PagePath } from '@renovation-th/shared/contracts/page';
import type { LiveRemote, SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { contactOf } from '@renovation-th/shared/identity/contact';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';

export function sampleRemote(name: string, given: Partial<LiveRemote> = {}): LiveRemote {
  const version = given.version ?? '1.0.0-aaaa';
  return {
    container: `remote_${name}`,
    version,
    base: `/releases/${name}/${version}/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-sample',
    ...given,
  };
}

export function sampleDocument(path: PagePath | null, given: Partial<SiteDocument> = {}): SiteDocument {
  return {
    path,
    host: '1.0.0-host',
    contact: contactOf(sampleIdentity),
    remotes: {},
    scripts: {},
    ...given,
  };
}

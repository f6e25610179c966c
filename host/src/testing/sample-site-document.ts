import type { PagePath } from '@renovation-th/shared/contracts/page';
import type {
  LiveRegistry,
  RegisteredRemote,
  SiteDocument,
} from '@renovation-th/shared/contracts/site-document';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { contactOf } from '@renovation-th/shared/identity/contact';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';

/** Sample live release of a remote. */
export function sampleRemote(name: string, given: Partial<RegisteredRemote> = {}): RegisteredRemote {
  const version = given.version ?? '1.0.0-aaaa';
  return {
    container: `remote_${name}`,
    version,
    base: `/releases/${name}/${version}/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-sample',
    mounts: [`/${name}`],
    slots: [],
    ...given,
  };
}

/** Sample set of live releases. */
export function sampleRegistry(remotes: LiveRegistry['remotes'], contract = contractVersion): LiveRegistry {
  return { contract, host: '1.0.0-host', remotes };
}

/** Sample site document. */
export function sampleDocument(path: PagePath | null, given: Partial<SiteDocument> = {}): SiteDocument {
  return {
    path,
    host: '1.0.0-host',
    contract: contractVersion,
    contact: contactOf(sampleIdentity),
    remotes: {},
    scripts: {},
    ...given,
  };
}

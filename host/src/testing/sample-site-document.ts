import type { PageRecord } from '@renovation-th/shared/contracts/page';
import type {
  DocumentRegistry,
  LiveRegistry,
  LiveRemote,
  NamedRemote,
  SiteDocument,
} from '@renovation-th/shared/contracts/site-document';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';

/** A live release of a remote, for tests: enough of one to be found and compared. */
export function sampleRemote(name: string, given: Partial<LiveRemote> = {}): LiveRemote {
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

/** The same as a document tells of it whose page does not use it. */
export function namedRemote({ container, mounts, slots, interactive }: LiveRemote): NamedRemote {
  return { container, mounts, slots, interactive };
}

/** What is live together, for tests. */
export function sampleRegistry(remotes: LiveRegistry['remotes'], contract = '1.0.0'): LiveRegistry {
  return { contract, host: '1.0.0-host', remotes };
}

/** The record of a page, for tests. */
export function samplePage(path: PageRecord['path']): PageRecord {
  return {
    path,
    title: `Titre de ${path}`,
    description: `Description de ${path}`,
    view: 'sample',
    data: null,
  };
}

/** What a document carries, for tests. */
export function sampleDocument(registry: DocumentRegistry, page: PageRecord | null): SiteDocument {
  return {
    identity: sampleIdentity,
    year: 2026,
    shell: null,
    registry,
    page,
    idleScripts: [],
    slotScripts: {},
  };
}

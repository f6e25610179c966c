import * as errorCodes from '@module-federation/error-codes';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  helpers,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';
import { contractVersion, major } from '@renovation-th/shared/contracts/versions';
import { providedModules } from './provided-modules';
import { pinEntry, pinnedEntries } from './pinned-entries';

/** The exports that remote entries call. Naming them lets webpack drop the rest of the runtime. */
const runtimeCore = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  helpers,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

declare global {
  /** Remotes built with `externalRuntime` use this runtime of the host. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** The runtime's error messages. Remotes use this copy; see webpack/remote-config.ts. */
  var _FEDERATION_ERROR_CODES: typeof errorCodes | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
globalThis._FEDERATION_ERROR_CODES = errorCodes;

const shareConfig = { singleton: true, requiredVersion: false as const, strictVersion: false };

const federation = new ModuleFederation({
  name: 'host',
  shareStrategy: 'loaded-first',
  remotes: [],
  plugins: [pinnedEntries],
  shared: Object.fromEntries(
    Object.entries(providedModules).map(([name, module]) => [
      name,
      {
        // A placeholder, because only the host provides these modules and no versions are compared.
        version: '1.0.0',
        scope: 'default',
        shareConfig,
        strategy: 'loaded-first' as const,
        ...('now' in module
          ? { lib: () => module.now }
          : { get: () => module.onDemand().then((value) => () => value) }),
      },
    ]),
  ),
});

/** Loads `./remote` of exactly this release. @throws when loading fails or the contract version differs. */
export async function loadExposedModule(live: LiveRemote): Promise<Remote> {
  const { container, base, entry, integrity, version } = live;
  // The runtime ignores a second entry under a known name, so each release has its own name.
  const name = `${container}@${version}`;
  pinEntry(base + entry, integrity);
  federation.registerRemotes([{ name, entry: base + entry, entryGlobalName: container, type: 'global' }]);
  const module = await federation.loadRemote<{ remote: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`${container} ${version} has no exposed module.`);
  if (major(module.remote.contract) !== major(contractVersion)) {
    throw new Error(
      `${container} ${version} uses contract ${module.remote.contract}; this host uses ${contractVersion}.`,
    );
  }
  return module.remote;
}

import type { PagePath } from '@renovation-th/shared/contracts/page';

type RemoteRow = {
  /** Name of the container, a global variable that the remote's entry defines. */
  container: string;
  /** Port of the dev server. */
  port: number;
  /** Paths that the remote owns. `/villes` includes all paths below it, but `/` includes only itself. */
  mounts: readonly PagePath[];
};

/** One row per remote. Ports, container names and mounts are defined only here. */
export const remotes = {
  marketing: {
    container: 'remote_marketing',
    port: 4101,
    mounts: ['/', '/services', '/realisations', '/zones-intervention', '/mentions-legales'],
  },
  towns: { container: 'remote_towns', port: 4102, mounts: ['/villes'] },
  contact: { container: 'remote_contact', port: 4103, mounts: ['/contact', '/merci'] },
} as const satisfies Record<string, RemoteRow>;

export type RemoteName = keyof typeof remotes;
/** Name of an app that has its own releases. */
export type AppName = 'host' | RemoteName;

const remoteNames = Object.keys(remotes) as readonly RemoteName[];
/** Names of all apps. The host is last, because it is checked against the remotes. */
export const appNames: readonly AppName[] = [...remoteNames, 'host'];

/** Returns the folder of an app's workspace. */
export function appFolder(app: AppName): string {
  return app === 'host' ? 'host' : `remote-${app}`;
}

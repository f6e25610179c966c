import type { PagePath } from '@renovation-th/shared/contracts/page';

type RemoteRow = {
  /** Global variable that the remote's entry defines, and name of its container. */
  container: string;
  /** Port of its dev server. */
  port: number;
  /** Paths that it owns: `/villes` includes everything below it, `/` only itself. */
  mounts: readonly PagePath[];
};

/** One row per remote. No other file contains a port, a container name or a mount. */
export const remotes = {
  marketing: {
    container: 'remote_marketing',
    port: 4101,
    mounts: ['/', '/services', '/realisations', '/zones-intervention', '/mentions-legales', '/retractation'],
  },
  towns: { container: 'remote_towns', port: 4102, mounts: ['/villes'] },
  contact: { container: 'remote_contact', port: 4103, mounts: ['/contact', '/merci'] },
} as const satisfies Record<string, RemoteRow>;

export type RemoteName = keyof typeof remotes;
/** Every app that is built and released on its own. */
export type AppName = 'host' | RemoteName;

export const remoteNames = Object.keys(remotes) as readonly RemoteName[];
/** Names of all apps, remotes first, since a host is checked against them. */
export const appNames: readonly AppName[] = [...remoteNames, 'host'];

/** Folder of an app's workspace in the repository. */
export function appFolder(app: AppName): string {
  return app === 'host' ? 'host' : `remote-${app}`;
}

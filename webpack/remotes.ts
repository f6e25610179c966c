import type { PagePath } from '@renovation-th/shared/contracts/page';

type RemoteRow = {
  /** Global variable that the remote's entry defines; also the name of its container. */
  container: string;
  /** Of its dev server. */
  port: number;
  /** Paths it owns: `/villes` also owns everything below it, `/` only itself. */
  mounts: readonly PagePath[];
};

/** One row per remote. No other file spells a port, a container name or a mount. */
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
/** Everything that is built and released on its own. */
export type AppName = 'host' | RemoteName;

export const remoteNames = Object.keys(remotes) as readonly RemoteName[];
/** Remotes first: a host is checked against them. */
export const appNames: readonly AppName[] = [...remoteNames, 'host'];

/** The workspace folder of an app, below the repository. */
export function appFolder(app: AppName): string {
  return app === 'host' ? 'host' : `remote-${app}`;
}

/** Folders and files of an installed site. */
export const paths = {
  /** Contains a read-only folder for each version, and `current`, a symlink to the running version. */
  code: '/opt/renovation-th',
  /** Contains `releases/`, `site/` and `received/`. */
  state: '/srv/renovation-th',
  received: '/srv/renovation-th/received',
  settings: '/etc/renovation-th',
  answers: '/etc/renovation-th/answers',
  smtpUrl: '/etc/renovation-th/smtp-url',
  ownerPassword: '/etc/renovation-th/owner-password',
  identity: '/etc/renovation-th/identity.json',
  /** Exists once every check has passed. Until then, each installation sends a test form. */
  checked: '/etc/renovation-th/checked',
  /** Written by the administrator if the registry is in a shared store. */
  store: '/etc/renovation-th/store.env',
  tls: '/etc/renovation-th/tls',
  units: '/etc/systemd/system',
  nginx: '/etc/nginx/renovation-th',
  nginxInclude: '/etc/nginx/conf.d/renovation-th.conf',
  commands: '/usr/local/bin',
} as const;

export const formsUser = 'renovation-th-forms';
export const deliveryGroup = 'renovation-th-delivery';
/** Units that every installation restarts. During the restart, the socket unit keeps the receiver's port open. */
export const services = ['renovation-th-receiver', 'renovation-th-desk'] as const;
export const socket = 'renovation-th-receiver.socket';

/** Where an installed site lies. */
export const places = {
  /** Read-only code: a folder for each version, and `current`, a link to the one that runs. */
  code: '/opt/renovation-th',
  /** `releases/`, `site/` and `received/`. */
  state: '/srv/renovation-th',
  settings: '/etc/renovation-th',
  answers: '/etc/renovation-th/answers',
  identity: '/etc/renovation-th/identity.json',
  tls: '/etc/renovation-th/tls',
  units: '/etc/systemd/system',
  nginx: '/etc/nginx/renovation-th',
  nginxInclude: '/etc/nginx/conf.d/renovation-th.conf',
  commands: '/usr/local/bin',
} as const;

export const formsUser = 'renovation-th-forms';
export const deliveryGroup = 'renovation-th-delivery';
/** Restarted by every installation; the socket keeps the port of the receiver meanwhile. */
export const services = ['renovation-th-receiver', 'renovation-th-desk', 'renovation-th-guard'] as const;
export const socket = 'renovation-th-receiver.socket';

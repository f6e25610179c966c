import { paths } from './paths';
import { awsVariables, siteNames, type Answers } from './answers';

/**
 * Inserts the real host names into one of the package's nginx files.
 * @param version nginx version. HTTP/2 is a separate directive since 1.25.1.
 */
export function nginxFile(text: string, answers: Answers, version: string): string {
  const [site = '', ...others] = siteNames(answers);
  const named = text
    .replaceAll('renovation-th.example www.renovation-th.example', [site, ...others].join(' '))
    .replaceAll('www.renovation-th.example', site)
    // If the site has only one name, the redirecting server block gets an empty `server_name`.
    .replaceAll('server_name renovation-th.example;', `server_name ${others.join(' ') || '""'};`)
    .replaceAll('bureau.renovation-th.example', answers.OWNER_NAME);
  if (version.localeCompare('1.25.1', 'en', { numeric: true }) < 0) return named;
  return named
    .replace(/^( *)(listen \[::\]:\d+ ssl) http2(.*;)$/gm, '$1$2$3\n$1http2 on;')
    .replace(/^( *listen \d+ ssl) http2/gm, '$1');
}

export function deskEnvironment(answers: Answers): string {
  const { BACKUP_STORE: store, BACKUP_KEY: recipient } = answers;
  return lines({
    RTH_OWNER_NAME: answers.OWNER_NAME,
    RTH_PREVIEW_ADDRESS: `https://${answers.OWNER_NAME}:8443`,
    RTH_MAIL_FROM: answers.BUSINESS_EMAIL,
    RTH_MAIL_TO: answers.BUSINESS_EMAIL,
    ...(store && { RTH_BACKUP_STORE: store, RTH_BACKUP_RECIPIENT: recipient }),
    ...awsVariables(answers),
  });
}

/** Returns the fields of the identity that the answers contain. */
export const answeredIdentity = ({
  SITE_NAME: site,
  BUSINESS_EMAIL: email,
  BUSINESS_PHONE: phone,
}: Answers) => ({
  origin: `https://${site}`,
  email,
  phone: {
    national: phone.replace(/(?<=\d)(?=(\d\d)+$)/g, ' '),
    international: `+33${phone.slice(1)}`,
  },
});

/** Returns the text of a settings file, such as the answers. */
export const lines = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Commands for the administrator and for teams, by file name. */
export const commands: Readonly<Record<string, string>> = {
  'renovation-th': script('', 'host/server/deploy/setup/setup.cjs'),
  // Skips settings that the user, such as a member of the delivery group, may not read. Some commands need none.
  rth: script(
    `[ -r ${paths.settings}/store.env ] && { set -a; . ${paths.settings}/store.env; set +a; }\n`,
    'host/delivery/rth.cjs',
  ),
};

function script(before: string, program: string): string {
  return `#!/bin/sh
export RTH_STATE=${paths.state} RTH_IDENTITY=${paths.identity}
${before}exec ${paths.code}/current/bin/node ${paths.code}/current/${program} "$@"
`;
}

import type { ComposableRecord } from '@renovation-th/shared/contracts/composer';
import type { LiveRemote, PinnedScript, SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { refusal } from './refusal';
import type { RemoteRelease } from './site-pages';

/**
 * Returns the releases and scripts of a page's sections for its site document. Omits modules that the host provides.
 * @param sections `app/section` of each section.
 * @throws ComposerRefusal when a release lacks a section or the hash of a script.
 */
export function sectionsOf(
  live: readonly RemoteRelease[],
  page: string,
  sections: readonly string[],
): Pick<SiteDocument, 'remotes' | 'scripts'> {
  const found = sections.map((section) => {
    const [app = '', name = ''] = section.split('/');
    const remote = live.find(({ record }) => record.app === app);
    const files = remote?.record.sections[name];
    if (!remote || !files) throw unknownSection(page, app, name);
    const { base, record } = remote;
    const scripts = [record.entry, ...files].map((file) => pinned(base, record, file));
    return { section, remote, scripts };
  });

  return {
    remotes: Object.fromEntries(found.map(({ remote }) => [remote.record.app, liveRemote(remote)])),
    scripts: Object.fromEntries(found.map(({ section, scripts }) => [section, scripts])),
  };
}

function liveRemote({ record, base }: RemoteRelease): LiveRemote {
  const { app, version, container = app, entry } = record;
  const [, integrity] = pinned(base, record, entry);
  return { container, version, base, entry, integrity };
}

/** Returns a release's script with its hash. @throws ComposerRefusal when the release lacks the hash. */
export function pinned(base: string, record: ComposableRecord, file: string): PinnedScript {
  const integrity = record.files[`client/${file}`];
  if (!integrity) {
    throw refusal(
      `${base}${file} has no hash in its release.`,
      `Remove the folder of ${record.app} ${record.version}, then run: npm run release -- ${record.app}`,
    );
  }
  return [base + file, integrity];
}

function unknownSection(page: string, app: string, name: string): Error {
  return refusal(
    `The page ${page} has the section "${name}", which the release of ${app || 'the host'} does not list.`,
    app
      ? `Add it to the sections in webpack.config.ts of the remote ${app}, under the name of its component.`
      : 'Only remotes have sections. Move it to a page or a slot of a remote.',
  );
}

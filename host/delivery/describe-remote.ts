import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import type { PageDeclaration, PageRecord } from '@renovation-th/shared/contracts/page';
import { socialCardOf } from '@renovation-th/shared/contracts/picture';
import type { Remote, RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type { BuildFiles } from '../../webpack/build-files-plugin';
import { appFolder, remotes, type RemoteName } from '../../webpack/remotes';
import { DeliveryError } from './delivery-error';
import { checkDeclaration, type ReleasedPage, type ReleaseRecord } from './release-record';

type DescribedRemote = Pick<ReleaseRecord, 'pages' | 'slots'> & {
  /** What the browser fetches when it enters a page. */
  pageRecords: PageRecord[];
};

/**
 * Runs a remote's server bundle once and describes its pages, views and slots as data, so that later
 * steps need not run it again.
 * @throws DeliveryError when a page, a view or a chunk is not as the contract says.
 */
export function describeRemote(
  app: RemoteName,
  { remote, declaredPages }: RemoteServerModule,
  build: BuildFiles,
): DescribedRemote {
  checkChunkNames(app, remote, build);
  const pages = declaredPages.map((declaration) => checkedPage(app, remote, declaration));
  refuseTwice(
    app,
    pages.map((page) => page.path),
  );

  return {
    pages,
    slots: Object.keys(remote.slots).filter(
      (name): name is ReleaseRecord['slots'][number] => name in remote.slots,
    ),
    pageRecords: declaredPages.map(recordOf),
  };
}

function checkedPage(app: RemoteName, remote: Remote, declaration: PageDeclaration): ReleasedPage {
  const { data: _data, socialPicture, ...declared } = declaration;
  const socialCard = socialPicture && socialCardOf(socialPicture);
  const page = checkDeclaration(app, { ...declared, ...(socialCard && { socialCard }) });
  checkMount(app, page.path);
  if (!remote.views[page.view]) {
    throw new DeliveryError(
      `The page ${page.path} of ${app} asks for the view « ${page.view} », which does not exist.`,
      `Views in ${appFolder(app)}/src/remote.ts: ${Object.keys(remote.views).join(', ')}.`,
    );
  }
  return page;
}

function recordOf(declaration: PageDeclaration): PageRecord {
  const { path, title, description, view, data, breadcrumbs, interactive } = declaration;
  return { path, title, description, view, data, breadcrumbs, interactive };
}

function checkChunkNames(app: RemoteName, remote: Remote, build: BuildFiles) {
  const expected = [
    ...Object.keys(remote.views).map((view) => `view-${view}`),
    ...Object.keys(remote.slots).map((slot) => `slot-${slot}`),
  ];
  const missing = expected.filter((name) => !build.chunks[name]);
  if (missing.length > 0) {
    throw new DeliveryError(
      `${app} has no chunk named ${missing.join(', ')}.`,
      `Name it in ${appFolder(app)}/src/remote.ts: import(/* webpackChunkName: "${missing[0] ?? ''}" */ …).`,
    );
  }
}

function checkMount(app: RemoteName, page: string) {
  if (!remotes[app].mounts.some((mount) => isBelowMount(mount, page))) {
    throw new DeliveryError(
      `${app} declares ${page}, which it does not own.`,
      `Its mounts are ${remotes[app].mounts.join(', ')}; they are set in webpack/remotes.ts.`,
    );
  }
}

function refuseTwice(app: RemoteName, paths: readonly string[]) {
  const twice = paths.find((page, index) => paths.indexOf(page) !== index);
  if (twice) {
    throw new DeliveryError(
      `${app} declares the page ${twice} twice.`,
      `Keep one of the two in ${appFolder(app)}/src/declared-pages.ts.`,
    );
  }
}

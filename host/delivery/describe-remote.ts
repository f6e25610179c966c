import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import type { PageDeclaration, PageRecord } from '@renovation-th/shared/contracts/page';
import { socialCardOf } from '@renovation-th/shared/contracts/picture';
import { publishedNames, type Completion } from '@renovation-th/shared/contracts/published';
import type { Remote, RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type { BuildFiles } from '../../webpack/build-files-plugin';
import { appFolder, remotes, type RemoteName } from '../../webpack/remotes';
import { DeliveryError } from './delivery-error';
import { publishedTexts } from './published-lists';
import { checkDeclaration, recordFileOf, type ReleasedPage, type ReleaseRecord } from './release-record';

type DescribedRemote = Pick<ReleaseRecord, 'pages' | 'slots' | 'publishes'> & {
  /** Texts of the release that follow from its declarations, by file. */
  texts: Readonly<Record<string, string>>;
};

/**
 * Runs a remote's server bundle once and describes its pages, views and slots as data, so that later
 * steps need not run it again.
 * @throws DeliveryError when a page, a view or a chunk is not as the contract says.
 */
export function describeRemote(
  app: RemoteName,
  { remote, declaredPages, published = {}, completions = {} }: RemoteServerModule,
  build: BuildFiles,
): DescribedRemote {
  checkChunkNames(app, remote, build);
  const pages = declaredPages.map((declaration) =>
    checkedPage(app, remote, declaration, completions[declaration.view]),
  );
  refuseTwice(
    app,
    pages.map((page) => page.path),
  );

  return {
    pages,
    slots: Object.keys(remote.slots).filter(
      (name): name is ReleaseRecord['slots'][number] => name in remote.slots,
    ),
    publishes: publishedNames.filter((name) => published[name]),
    texts: {
      ...Object.fromEntries(
        declaredPages.map((declaration) => [
          recordFileOf({ ...declaration, ...usesOf(completions[declaration.view]) }),
          JSON.stringify(recordOf(declaration)),
        ]),
      ),
      ...publishedTexts(app, published),
    },
  };
}

function checkedPage(
  app: RemoteName,
  remote: Remote,
  declaration: PageDeclaration,
  completion: Completion | undefined,
): ReleasedPage {
  const { data: _data, socialPicture, ...declared } = declaration;
  const socialCard = socialPicture && socialCardOf(socialPicture);
  const page = checkDeclaration(app, {
    ...declared,
    ...(socialCard && { socialCard }),
    ...usesOf(completion),
  });
  checkMount(app, page.path);
  if (!remote.views[page.view]) {
    throw new DeliveryError(
      `The page ${page.path} of ${app} asks for the view « ${page.view} », which does not exist.`,
      `Views in ${appFolder(app)}/src/remote.ts: ${Object.keys(remote.views).join(', ')}.`,
    );
  }
  return page;
}

const usesOf = (completion: Completion | undefined) => completion && { uses: [...completion.uses] };

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

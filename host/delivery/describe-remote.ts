import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import type { PageDeclaration, PageRecord } from '@renovation-th/shared/contracts/page';
import { socialCardOf } from '@renovation-th/shared/contracts/picture';
import { publishedNames, type Completion } from '@renovation-th/shared/contracts/published';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { z } from 'zod';
import { sectionChunk, type BuildFiles } from '../../webpack/build-files-plugin';
import { appFolder, remoteNames, remotes, type RemoteName } from '../../webpack/remotes';
import { DeliveryError } from './delivery-error';
import { publishedTexts } from './published-lists';
import { parseOrRefuse } from './parse-or-refuse';
import {
  checkDeclaration,
  recordFileOf,
  slotName,
  type ReleasedPage,
  type ReleaseRecord,
} from './release-record';

type DescribedRemote = Pick<ReleaseRecord, 'pages' | 'pagesFrom' | 'slots' | 'sections' | 'publishes'> & {
  /** Texts of the release that follow from its declarations, by file. */
  texts: Readonly<Record<string, string>>;
};

/**
 * Runs a remote's server bundle once and describes its pages, slots and sections as data, so that later
 * steps need not run it again.
 * @throws DeliveryError when a page, a view or a chunk is not as the contract says.
 */
export function describeRemote(
  app: RemoteName,
  { remote, views, slots, declaredPages, published = {}, completions = {}, listedPages }: RemoteServerModule,
  build: BuildFiles,
): DescribedRemote {
  const offered = parseOrRefuse(z.array(slotName), Object.keys(slots), `A slot of ${app} is not well named`);
  refuseUnknownLists(app, Object.keys(published));
  const sections = Object.keys(remote.sections);
  checkChunkNames(app, sections, build);
  const pages = declaredPages.map((declaration) =>
    checkedPage(app, views, declaration, completions[declaration.view]),
  );
  refuseTwice(
    app,
    pages.map((page) => page.path),
  );

  return {
    pages,
    pagesFrom: [...(listedPages?.uses ?? [])],
    slots: offered.sort(),
    sections,
    publishes: publishedNames.filter((name) => published[name]),
    texts: {
      ...Object.fromEntries(
        declaredPages.map((declaration) => [
          recordFileOf(declaration),
          JSON.stringify(recordOf(declaration)),
        ]),
      ),
      ...publishedTexts(app, published),
    },
  };
}

function checkedPage(
  app: RemoteName,
  views: RemoteServerModule['views'],
  declaration: PageDeclaration,
  completion: Completion | undefined,
): ReleasedPage {
  const { data: _data, socialPicture, ...declared } = declaration;
  const socialCard = socialPicture && socialCardOf(socialPicture);
  const page = checkDeclaration(app, {
    ...declared,
    ...(socialCard && { socialCard }),
    ...(completion && { uses: [...completion.uses] }),
  });
  checkMount(app, page.path);
  if (!views[page.view]) {
    throw new DeliveryError(
      `The page ${page.path} of ${app} asks for the view « ${page.view} », which does not exist.`,
      `Views in ${appFolder(app)}/src/server.ts: ${Object.keys(views).join(', ')}.`,
    );
  }
  return page;
}

function recordOf(declaration: PageDeclaration): PageRecord {
  const { path, title, description, view, data, breadcrumbs } = declaration;
  return { path, title, description, view, data, breadcrumbs };
}

function checkChunkNames(app: RemoteName, sections: readonly string[], build: BuildFiles) {
  const missing = sections.map(sectionChunk).filter((name) => !build.chunks[name]);
  if (missing.length > 0) {
    throw new DeliveryError(
      `${app} has no chunk named ${missing.join(', ')}.`,
      `Name it in ${appFolder(app)}/src/remote.ts: import(/* webpackChunkName: "${missing[0] ?? ''}" */ …).`,
    );
  }
}

function checkMount(app: RemoteName, page: string) {
  const owns = (name: RemoteName) => remotes[name].mounts.some((mount) => isBelowMount(mount, page));
  if (owns(app)) return;
  const owner = remoteNames.find(owns);
  throw new DeliveryError(
    `${app} declares ${page}, which ${owner ? `${owner} owns` : 'it does not own'}.`,
    `It owns what is below ${remotes[app].mounts.join(', ')}.`,
  );
}

/** Such a release would be of no use on any machine. */
function refuseUnknownLists(app: RemoteName, names: readonly string[]): void {
  const unknown = names.find((name) => !publishedNames.some((known) => known === name));
  if (unknown !== undefined) {
    throw new DeliveryError(
      `${app} publishes the list « ${unknown} », which the contract does not have.`,
      `It has ${publishedNames.join(', ')}. Correct the name, or add it to the contract first.`,
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

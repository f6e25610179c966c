import { completedPage, renderDeclaredPage, testEveryPage } from '@renovation-th/shared/testing/every-page';
import { samplePublished, sampleProject } from '@renovation-th/shared/testing/sample-published';
import * as server from './server';

const declaredPages = server.declaredPages();

testEveryPage(server);

describe.each(declaredPages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('claims no certificate', async () => {
    expect(await renderDeclaredPage(server, page)).not.toMatch(/RGE|Qualibat/);
  });
});

describe('the title of a town with projects', () => {
  const titles = (count: number) => {
    const declared = declaredPages.filter(({ view }) => view === 'town');
    return declared.map((page) => {
      const projects = Array.from({ length: count }, () =>
        sampleProject('Volets', { place: page.path.split('/').at(-1) ?? '' }),
      );
      return completedPage(server, page, { ...samplePublished, projects }).title;
    });
  };

  it.each([1, 2, 12])('states the number of projects (%d) and has at most 70 characters', (count) => {
    for (const title of titles(count)) {
      expect(title).toMatch(count === 1 ? /[,|] un chantier/ : new RegExp(`[,|] ${count}\\schantiers`));
      expect(title.length).toBeLessThanOrEqual(70);
    }
  });

  it('is the declared title when there are no projects', () => {
    const before = declaredPages.filter(({ view }) => view === 'town').map(({ title }) => title);

    expect(titles(0)).toEqual(before);
  });
});

import { ownersPageForEach } from '../../testing/owners-page-server';

const site = ownersPageForEach();

const give = (name: string, content: Buffer) =>
  site.sendFiles('/site/a-completer', [{ field: 'fichiers.attestation.before', name, content }]);

async function pageAfter(name: string, content: Buffer): Promise<string> {
  const { headers } = await give(name, content);
  return (await site.get((headers.location ?? '').replace(/#.*/, ''))).text;
}

describe('the insurance certificate', () => {
  const linkIn = (text: string) => /href="(\/fichiers\/[^"]+)"/.exec(text)?.[1];

  it('is served as a download, and can be removed', async () => {
    await give('attestation.pdf', Buffer.from('%PDF-1.7 one'));
    const page = (await site.get('/site/a-completer')).text;
    const link = linkIn(page);
    const { headers, text } = await site.get(link);
    expect(text).toBe('%PDF-1.7 one');
    expect(headers['content-disposition']).toBe('attachment; filename="attestation.pdf"');

    await site.post(/formAction="([^"]+\/retirer)"/i.exec(page)?.[1] ?? '');
    expect((await site.get(link)).status).toBe(404);
  });

  it('must be a PDF regardless of its file name', async () => {
    expect(await pageAfter('attestation.pdf', Buffer.from('<script>'))).toContain(
      'Ce fichier n’est pas un PDF.',
    );
    expect(linkIn((await site.get('/site/a-completer')).text)).toBeUndefined();
  });

  it('is refused above 5 MB', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024)]);

    expect(await pageAfter('attestation.pdf', large)).toContain('plus de 5\u00a0Mo');
  });
});

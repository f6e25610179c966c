import { ownersPageForEach } from '../testing/owners-page-server';

const site = ownersPageForEach();

async function pageAfter(content: Buffer): Promise<string> {
  const file = { field: 'attestation', name: 'attestation.pdf', content };
  const { headers } = await site.sendFiles('/site/a-completer', [file]);
  return (await site.get(headers.location)).text;
}

describe('the insurance certificate', () => {
  const linkIn = (text: string) => /href="(\/fichiers\/[^"]+)"/.exec(text)?.[1];

  it('is served as a download, and can be removed', async () => {
    const link = linkIn(await pageAfter(Buffer.from('%PDF-1.7 one')));
    const { headers, text } = await site.get(link);
    expect(text).toBe('%PDF-1.7 one');
    expect(headers['content-disposition']).toBe('attachment; filename="attestation.pdf"');

    await site.fill('/site/a-completer', { retirer: 'attestation' });
    expect((await site.get(link)).status).toBe(404);
  });

  it('must be a PDF regardless of its file name', async () => {
    const text = await pageAfter(Buffer.from('<script>'));
    expect(text).toContain('Ce fichier n’est pas un PDF.');
    expect(linkIn(text)).toBeUndefined();
  });

  it('is refused above 5 MB', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await pageAfter(large)).toContain('plus de 5\u00a0Mo');
  });
});

import { createHash } from 'node:crypto';
import { startListening } from '../../listening-server';
import { sendRequest } from '../../testing/send-request';
import { sendDocument } from './send-document';

describe('a drawn document', () => {
  it('holds texts as texts, under a policy that allows its style and nothing else', async () => {
    const server = await startListening({
      handle: (_request, response) =>
        sendDocument(response, { title: '</title><script>' }, <p>{'</main><b>un'}</p>),
      port: 0,
      host: '127.0.0.1',
      purpose: 'a test',
      remedy: '',
    });
    const { text, headers } = await sendRequest(server.url);
    await server.close();

    expect(text).toMatch(/^<!doctype html><html lang="fr"><head><meta charset="utf-8">/);
    expect(text).toContain('<main><p>&lt;/main&gt;&lt;b&gt;un</p></main></body></html>');
    expect(text).not.toContain('<script');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'`,
    );
  });
});

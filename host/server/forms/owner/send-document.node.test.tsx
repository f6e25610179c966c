import { createHash } from 'node:crypto';
import { startListening } from '../../listening-server';
import { sendRequest } from '../../testing/send-request';
import { sendDocument, type DocumentAnswer } from './send-document';

function Broken(): never {
  throw new Error('This part cannot be drawn.');
}

async function answerTo(answer: Omit<DocumentAnswer, 'status' | 'title'> & { title?: string }) {
  const server = await startListening({
    handle(_request, response) {
      sendDocument(response, { status: 200, title: 'Essai', ...answer }).catch(() =>
        response.writeHead(503).end(),
      );
    },
    port: 0,
    host: '127.0.0.1',
    purpose: 'a test',
    remedy: '',
  });
  const received = await sendRequest(server.url);
  await server.close();
  return received;
}

describe('a drawn document', () => {
  it('holds its parts in order, under a policy that allows its style and nothing else', async () => {
    const { text, headers } = await answerTo({
      title: '</title><script>',
      parts: [<p key="1">Un</p>, <p key="2">{'</main><b>deux'}</p>],
    });

    expect(text).toMatch(/^<!doctype html><html lang="fr"><head><meta charSet="utf-8"\/>/);
    expect(text).toContain('<main><p>Un</p><p>&lt;/main&gt;&lt;b&gt;deux</p></main></body></html>');
    expect(text).not.toMatch(/<script|&#x27;|&amp;/);
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'`,
    );
  });

  it('shows what it has in the place of a part that cannot be drawn, and the others all the same', async () => {
    const { text } = await answerTo({
      parts: [
        { content: <p>Un</p>, otherwise: <p>Jamais</p> },
        { content: <Broken />, otherwise: <p>Deux ne peut pas être affiché</p> },
        <p key="3">Trois</p>,
      ],
    });

    expect(text).toContain('<main><p>Un</p><p>Deux ne peut pas être affiché</p><p>Trois</p></main>');
  });

  it('is refused whole when nothing can stand for a part', async () => {
    expect((await answerTo({ parts: [<Broken key="1" />] })).status).toBe(503);
  });

  it('lets others work while it draws much', async () => {
    // By this clock each part takes longer than a turn may, however fast the machine is.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const Slow = () => {
      now += 1_000;
      return null;
    };
    let turns = 0;
    const turnsOfOthers: number[] = [];
    const Look = () => {
      turnsOfOthers.push(turns);
      return null;
    };
    let others = setImmediate(function work() {
      turns += 1;
      others = setImmediate(work);
    });
    try {
      await answerTo({ parts: [<Look key="1" />, <Slow key="2" />, <Slow key="3" />, <Look key="4" />] });
    } finally {
      clearImmediate(others);
      clock.mockRestore();
    }

    const [before = 0, after = 0] = turnsOfOthers;
    expect(after).toBeGreaterThan(before);
  });
});

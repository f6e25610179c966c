import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { failureMessage } from '../owner/refused';
import { openS3Store } from './s3-store';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Fakes a bucket, or a proxy in front of it. */
const bucket = startedForEach(
  async () => {
    const before = { ...process.env };
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      request.resume().on('end', () => bucket.answer(response, request));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const key = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    Object.assign(process.env, key, { AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` });
    const answer: Answer = (response) => response.end();
    return { server, asked, before, answer };
  },
  async ({ server, before }) => {
    process.env = before;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
);
const store = () => openS3Store('bucket', 'site');
const refuse = (status: number, code: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code></Error>`);
};

describe('A store in a bucket', () => {
  it('reads a response without Content-Length', async () => {
    bucket.answer = (response) => {
      // Without a length, Node sends the body in chunks.
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"apps":');
      response.end('{}}');
    };
    expect((await store().get('registry/000001.json'))?.toString()).toBe('{"apps":{}}');
    expect(bucket.asked).toEqual(['GET /bucket/site/registry/000001.json']);
  });

  it('sends a request four times when responses without Content-Length are truncated', async () => {
    bucket.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"apps":', () => response.destroy());
    };
    await expect(store().get('registry/000001.json')).rejects.toThrow('A request to s3://bucket/site failed');
    expect(bucket.asked).toHaveLength(4);
  });

  it('names an archive class and a lock of the bucket as what may keep an object', async () => {
    bucket.answer = refuse(403, 'InvalidObjectState');
    await expect(store().get('media/a')).rejects.toThrow(/keeps objects in an archive class/);
    bucket.answer = refuse(403, 'AccessDenied');
    await expect(store().remove('media/a')).rejects.toThrow(/until its lock ends/);
  });

  it('repeats a put after status 409', async () => {
    const answers: Answer[] = [
      refuse(409, 'ConditionalRequestConflict'),
      refuse(409, 'ConditionalRequestConflict'),
      (response) => response.end(),
      refuse(409, 'ConditionalRequestConflict'),
      refuse(412, 'PreconditionFailed'),
    ];
    bucket.answer = (response, request) => answers.shift()?.(response, request);
    expect(await store().putIfAbsent('objects/a', Buffer.from('a'))).toBe(true);
    expect(await store().putIfAbsent('objects/a', Buffer.from('a'))).toBe(false);
  });

  it('fails after four responses with status 409, and the error names a remedy', async () => {
    bucket.answer = refuse(409, 'ConditionalRequestConflict');
    await expect(store().putIfAbsent('objects/a', Buffer.from('a'))).rejects.toThrow(
      /A request to s3:\/\/bucket\/site failed: .*\n.*Run the command again/,
    );
    expect(bucket.asked).toHaveLength(4);
  });

  it.each(['get', 'list', 'putIfAbsent'] as const)(
    'fails when the bucket does not respond to %s, and tells the developer and the owner what to do',
    async (method) => {
      bucket.answer = () => undefined;
      const impatient = openS3Store('bucket', '', { connecting: 200, talking: 100, longest: 500 });
      const failure = await impatient[method]('registry.json', Buffer.from('{}')).catch(
        (error: unknown) => error,
      );

      expect(String(failure)).toMatch(
        /A request to s3:\/\/bucket failed: .*\n.*Run the command again when the store responds/,
      );
      expect(failureMessage(failure)).toContain('Réessayez dans quelques minutes');
    },
  );
});

import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failureReportPath } from '@renovation-th/shared/contracts/failure-report';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { listen } from '../testing/listen';
import { rawPost } from '../drills/raw-post';
import { sampleFailure } from '../testing/sample-failure';
import { temporaryFolder } from '../testing/sample-site';
import { sendRequest } from '../testing/send-request';
import { failureDatabase, readFailures } from './failure-log';
import { failureService } from './failure-service';

const longAgo = new Date(0);
const text = JSON.stringify(sampleFailure());

describe('the failure service', () => {
  const log: string[] = [];
  let service: ReturnType<typeof failureService>;
  const its = startedForEach(
    async () => {
      const { path: folder, remove } = await temporaryFolder();
      const server = await listen(
        (request, response) => void handling.push(service.handle(request, response)),
      );
      const database = failureDatabase(folder, (message) => log.push(message));
      return { folder, database, url: server.url, close: server.close, remove };
    },
    async ({ close, remove, database }) => {
      database.close();
      await close();
      await remove();
    },
  );
  const handling: Promise<void>[] = [];
  const open = () => {
    service = failureService({
      database: its.database,
      origin: 'https://site.example',
      rate: { requests: 20, perSeconds: 600 },
      now: () => new Date(),
      log: (message) => log.push(message),
    });
  };
  beforeEach(() => {
    log.length = 0;
    open();
  });

  async function send(body: string, headers: Record<string, string> = {}, method = 'POST') {
    const { status } = await sendRequest(its.url, {
      method,
      path: failureReportPath,
      headers: { Origin: 'https://site.example', 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
      body,
    });
    await Promise.all(handling.splice(0));
    return status;
  }
  const kept = () => readFailures(its.folder, longAgo);

  it('stores a report from a page of the site', async () => {
    expect(await send(text)).toBe(204);

    expect(kept()).toEqual([expect.objectContaining(sampleFailure())]);
  });

  it('distinguishes visitors by the address that the proxy reports, without storing it', async () => {
    await send(text, { 'X-Forwarded-For': '203.0.113.7' });
    await send(text, { 'X-Forwarded-For': '203.0.113.8' });
    await send(text, { 'X-Forwarded-For': '203.0.113.7' });

    expect(kept().map(({ sender }) => sender.number)).toEqual([1, 2, 1]);
    expect(JSON.stringify(kept())).not.toContain('203.0');
  });

  it.each([
    ['a body that is not JSON', 'x=1', {}],
    ['a report with an unknown field', JSON.stringify({ ...sampleFailure(), name: 'Durand' }), {}],
    ['a body larger than any report', JSON.stringify(sampleFailure()) + ' '.repeat(9_000), {}],
    ['another content type', text, { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['a page of another site', text, { Origin: 'https://elsewhere.example' }],
    ['a page that hides its origin', text, { Origin: 'null' }],
  ])('responds with 204 to %s, and stores nothing', async (_fault, body, headers) => {
    expect(await send(body, headers)).toBe(204);

    expect(kept()).toEqual([]);
    expect(log).toEqual([]);
  });

  it('responds without waiting for the end of a body that is too long', async () => {
    const endless = Buffer.from(`2000\r\n${'x'.repeat(0x2000)}\r\n1\r\nx\r\n`);
    const status = await rawPost(Number(new URL(its.url).port), {
      path: failureReportPath,
      headers: {
        Origin: 'https://site.example',
        'Content-Type': 'text/plain',
        'Content-Length': '',
        'Transfer-Encoding': 'chunked',
      },
      body: endless,
    });

    expect(status).toBe('204');
    expect(kept()).toEqual([]);
  });

  it('limits the reports from one address', async () => {
    for (let count = 0; count < 50; count += 1) await send(text, { 'X-Forwarded-For': '203.0.113.7' });
    await send(text, { 'X-Forwarded-For': '198.51.100.1' });

    expect(kept()).toHaveLength(41);
  });

  it('responds even if the disk fails, and logs the error once', async () => {
    its.database.close();
    await rm(path.join(its.folder, 'database'), { recursive: true, force: true });
    await writeFile(path.join(its.folder, 'database'), 'a file where the folder should be');

    expect([await send(text), await send(text)]).toEqual([204, 204]);
    expect(log).toEqual([expect.stringMatching(/^Failure reports cannot be stored: /)]);
  });
});

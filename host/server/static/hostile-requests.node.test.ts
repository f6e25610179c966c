import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { createSiteServer } from '../site-server';
import { temporaryFolder, writeSampleSite, type TemporaryFolder } from '../testing/sample-site';
import { sendRequest } from '../testing/send-request';

/** More than a request line and all headers may take together, in bytes. */
const tooMuch = 20_000;

let folder: TemporaryFolder;
let server: Server;
let url: string;
let log: string[];
const accepted: Socket[] = [];

beforeEach(async () => {
  log = [];
  folder = await temporaryFolder();
  await writeSampleSite(path.join(folder.path, 'site'));
  const site = createSiteServer({
    siteDir: path.join(folder.path, 'site'),
    forms: { owns: () => false, handle: async () => undefined },
    log: (message) => log.push(message),
  });
  server = createServer(site.handle).on('connection', (socket) => accepted.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  accepted.splice(0).forEach((socket) => socket.destroy());
  server.close();
  await folder.remove();
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const open = () => connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);

/** Sends bytes as they are. @returns the status of each answer, once the server closes the connection. */
async function statusesOf(bytes: string): Promise<number[]> {
  const socket = open();
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}

const request = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: site.example\r\n${headers}Connection: close\r\n\r\n`;
const repeated = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));

/** Beyond two thousand headers, Node 20 leaves out the rest, and later ones refuse. */
const tooManyHeaders = process.versions.node.startsWith('20.') ? 200 : 431;

describe('A request that means harm', () => {
  it.each([
    ['an address of 15,000 letters', request(`/${repeated('a', 15_000)}`), 404],
    ['an address longer than all headers may be', request(`/${repeated('a', tooMuch)}`), 431],
    ['7,500 slashes and dots', request(repeated('/.', 15_000)), 404],
    ['the end of a page address, thousands of times', request(repeated('/index.html', 15_000)), 404],
    ['an encoded NUL', request('/villes/riom%00.html'), 404],
    ['percent signs that encode nothing', request(`/${repeated('%', 15_000)}`), 404],
    ['bytes that are no text', request(`/${repeated('\xff\xfe', 15_000)}`), 400],
    ['a query of 15,000 question marks', request(`/${repeated('?', 15_000)}`), 200],
    ['a name that every object has', request('/constructor'), 404],
    ['ten thousand ranges', request('/', `Range: bytes=${repeated('0-,', 12_000)}0-1\r\n`), 200],
    ['four thousand tags', request('/', `If-None-Match: ${repeated('"a",', 15_000)}\r\n`), 200],
    ['three thousand encodings', request('/', `Accept-Encoding: ${repeated('br;q=0,', 15_000)}\r\n`), 200],
    [
      'a quality of 15,000 digits',
      request('/', `Accept-Encoding: br;q=0.${repeated('0', 15_000)}x\r\n`),
      200,
    ],
    ['a browser of 15,000 letters', request('/', `User-Agent: ${repeated('x', 15_000)}\r\n`), 200],
    ['a host name that is a path', request('/', 'X-A: b\r\n').replace('site.example', '../..'), 200],
    ['more headers than anybody sends', request('/', repeated('X-A: b\r\n', 15_000)), tooManyHeaders],
    ['headers without end', request('/', repeated('X-A: b\r\n', 3 * tooMuch)), 431],
    ['a method of nobody', request('/').replace('GET', 'BREW'), 400],
    ['a method that opens a way through', request('/').replace('GET /', 'CONNECT a:1'), undefined],
    ['another protocol', request('/', 'Upgrade: websocket\r\n'), 200],
    ['two lengths', request('/', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400],
    ['a length and chunks', request('/', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'), 400],
    ['no HTTP at all', `${repeated('\x00\xff', 5_000)}\r\n\r\n`, 400],
  ])('with %s is answered, and the next visitor too', async (_, bytes, expected) => {
    const statuses = await statusesOf(bytes);

    expect(statuses[0]).toBe(expected);
    expect((await sendRequest(url, { path: '/villes/riom' })).status).toBe(200);
    expect(log).toEqual([]);
  });

  it('a thousand times on one connection gets a thousand answers', async () => {
    const many = request('/villes/riom').replace('Connection: close\r\n', '').repeat(1_000);
    const statuses = await statusesOf(`${many}${request('/')}`);

    expect(statuses).toHaveLength(1_001);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('whose sender takes nothing of the answer does not keep the file open for good', async () => {
    const large = path.join(folder.path, 'site/releases/towns/large.js');
    await writeFile(large, Buffer.alloc(50_000_000));
    const socket = open();
    socket.pause().write(request('/releases/towns/large.js'));
    await once(server, 'request');
    const [held = socket] = accepted;
    for (let turns = 0; !held.timeout && turns < 10_000; turns += 1) await nextTurn();

    expect(held.timeout).toBe(60_000);
    held.emit('timeout');
    await once(held, 'close');
    expect((await sendRequest(url, { path: '/' })).status).toBe(200);
  });
});

import { Agent } from 'node:http';
import { drillService } from './drill-service';
import { pause, percentile, type DrillReport } from './drill-report';
import { keptReferences } from './kept-requests';
import { sendRequest } from '../testing/send-request';
import { isSuccess } from './send-submission';
import { watchMemory } from './watch-memory';
import { formDataOf, ownWords, sampleSubmissions, type SampleSubmission } from './sample-submissions';

const senders = 16;
/** Requests per second, all senders together. */
const pace = Number(process.env.RTH_LOAD_PACE ?? 300);
/** Maximum milliseconds for 99 of 100 responses on an idle machine. */
const promised = 100;
const photoEvery = 50;
const defaultSeconds = 30;
/** Request timeout in milliseconds. */
const patience = 20_000;
const target = '/envoi/ajax/contact@renovation-th.example';

/**
 * Sends 300 requests per second (or RTH_LOAD_PACE) from sixteen senders. No error may occur, and every confirmed
 * request must be on disk. Measures response times from the scheduled time of each request, so that one slow response
 * does not hide the delay of the next (coordinated omission).
 */
export async function loadDrill(): Promise<DrillReport> {
  const seconds = Number(process.env.RTH_LOAD_SECONDS ?? defaultSeconds);
  const service = await drillService();
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  try {
    await service.start();
    const url = `http://127.0.0.1:${service.port}`;
    const bodies = await prepared();
    const seenMemory = watchMemory(service.processIds() ?? { receiver: 0, desk: 0 });
    const times: number[] = [];
    const confirmed: string[] = [];
    const errors: string[] = [];
    let count = 0;
    const started = performance.now();
    const all = seconds * pace;

    const sender = async () => {
      while (count < all) {
        const number = (count += 1);
        const due = started + (number * 1_000) / pace;
        await pause(Math.max(0, due - performance.now()));
        const reference = `RTH-20261121-${number.toString(36).toUpperCase().padStart(6, '0')}`;
        const form = bodies(number, reference);
        const answer = await sendRequest(url, { ...form, agent, timeout: patience }).catch(String);
        if (typeof answer !== 'string' && isSuccess(answer.text)) {
          times.push(performance.now() - due);
          confirmed.push(reference);
        } else errors.push(typeof answer === 'string' ? answer : `${answer.status} ${answer.text}`);
      }
    };
    await Promise.all(Array.from({ length: senders }, sender));
    const memory = seenMemory();
    const lasted = (performance.now() - started) / 1_000;

    const onDisk = await keptReferences(service.spool);
    const lost = confirmed.filter((reference) => !onDisk.has(reference));
    const figure = (share: number) => percentile(times, share).toFixed(0);
    const pages = [
      `/`,
      `/?etat=toutes&page=${Math.ceil(onDisk.size / 25)}`,
      '/?q=Durand+demande',
      '/?q=0639981234',
    ];
    const shown = await timesOf(pages.map((page) => `http://127.0.0.1:${service.ownerPort}${page}`));
    return {
      lines: [
        `${senders} senders for ${lasted.toFixed(1)} s: ${confirmed.length} confirmed, ${(confirmed.length / lasted).toFixed(0)} per second`,
        `response times: p50 ${figure(0.5)} ms, p99 ${figure(0.99)} ms (promised on an idle machine: ${promised}), longest ${figure(1)} ms; every ${photoEvery}th with photographs`,
        `memory: receiver ${memory.receiver.toFixed(0)} MB, desk and decoders ${memory.deskAndDecoders.toFixed(0)} MB`,
        `owner's page with all requests: first page ${shown[0]} ms, last page ${shown[1]} ms, search for words ${shown[2]} ms, for a number ${shown[3]} ms`,
        `errors: ${errors.length}; confirmed but not on disk: ${lost.length}; on disk: ${onDisk.size}`,
      ],
      failures: [
        ...(confirmed.length > 0 ? [] : ['nothing was confirmed']),
        ...(confirmed.length / lasted > 0.9 * pace ? [] : [`the service did not keep the pace of ${pace}`]),
        ...(errors.length === 0 ? [] : [`${errors.length} errors, the first: ${errors[0]}`]),
        ...(lost.length === 0 ? [] : [`${lost.length} confirmed requests are not on disk`]),
        ...(onDisk.size === confirmed.length
          ? []
          : ['the number of requests on disk differs from the number confirmed']),
      ],
    };
  } finally {
    agent.destroy();
    await service.remove();
  }
}

/** Returns the milliseconds that each page takes to load. */
async function timesOf(urls: readonly string[]): Promise<readonly string[]> {
  const times: string[] = [];
  for (const url of urls) {
    const began = performance.now();
    await (await fetch(url)).text();
    times.push((performance.now() - began).toFixed(0));
  }
  return times;
}

type Posted = { method: string; path: string; headers: Record<string, string>; body: Buffer };

/** Returns the text of a request. Even-numbered requests repeat one text, so the service quarantines them. */
const message = (number: number) => ownWords(number % 2 === 0 ? 0 : number);

/** Prepares the bodies once, so that the drill does not slow itself down. */
async function prepared(): Promise<(number: number, reference: string) => Posted> {
  const [plain, pictured] = await Promise.all([sampleSubmissions(1, 0), sampleSubmissions(1, 1)]);
  const bodyOf = async (sample: SampleSubmission | undefined) => {
    if (!sample) throw new Error('No sample.');
    const response = new Response(formDataOf(sample));
    const type = response.headers.get('content-type') ?? '';
    return {
      type,
      text: Buffer.from(await response.arrayBuffer()).toString('latin1'),
      reference: sample.reference,
    };
  };
  const [light, heavy] = [await bodyOf(plain[0]), await bodyOf(pictured[0])];
  return (number, reference) => {
    const { type, text, reference: placeholder } = number % photoEvery === 0 ? heavy : light;
    return {
      ...{ method: 'POST', path: target, headers: { 'Content-Type': type } },
      body: Buffer.from(text.replace(placeholder, reference).replace(ownWords(0), message(number)), 'latin1'),
    };
  };
}

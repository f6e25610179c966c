import { Agent } from 'node:http';
import { failureReportPath } from '@renovation-th/shared/contracts/failure-report';
import { mostADay, readFailures } from '../failures/failure-log';
import { sampleFailure } from '../testing/sample-failure';
import { percentile, type DrillReport } from './drill-report';
import { drillService } from './drill-service';
import { keptReferences } from './kept-requests';
import { postBody, type PostedBody } from './post-body';
import { sampleSubmissions, seededRandom } from './sample-submissions';
import { isConfirmed } from './send-submission';
import { watchMemory } from './watch-memory';

const reportsOfEachKind = 20_000;
const senders = 32;
/** Milliseconds. */
const patience = 20_000;
/** Requests that are sent before the flood: how long one takes on this machine. */
const calmRequests = 40;
/** So many times as long as before the flood may half of the requests take. */
const mostOfCalm = 20;
/** In megabytes: the limit of its unit in `deploy/`. */
const mostMemory = 512;

/**
 * Pages that break by the thousand, and as many bodies that no page sends, from everywhere at once:
 * meanwhile no request is lost or waits, and the disk hardly notices.
 */
export async function reportDrill(): Promise<DrillReport> {
  const service = await drillService({ RTH_TRUST_PROXY: '1', RTH_QUARANTINE_SCORE: 'off' });
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  try {
    await service.start();
    const submissions = await sampleSubmissions(2_000, 0, 3);
    const seenMemory = watchMemory(service.processIds() ?? { receiver: 0, desk: 0 });
    const statuses = new Map<number, number>();
    const calm: number[] = [];
    const times: number[] = [];
    const confirmed: string[] = [];
    const refused: string[] = [];
    let left = 2 * reportsOfEachKind;
    let isOver = false;

    const reporter = async () => {
      while (left > 0) {
        const { status } = await postBody({ port: service.port, agent, patience }, reportNumber((left -= 1)));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const visitor = async (sent: typeof submissions, took: number[]) => {
      for (const submission of sent) {
        if (isOver) return;
        const begun = performance.now();
        const list = (await isConfirmed(submission, service.port)) ? confirmed : refused;
        list.push(submission.reference);
        took.push(performance.now() - begun);
      }
    };
    await visitor(submissions.slice(0, calmRequests), calm);
    const visiting = visitor(submissions.slice(calmRequests), times);
    const begun = performance.now();
    await Promise.all(Array.from({ length: senders }, reporter));
    const lasted = (performance.now() - begun) / 1_000;
    isOver = true;
    await visiting;

    const { receiver: memory } = seenMemory();
    const accepted = await keptReferences(service.spool);
    const lost = confirmed.filter((reference) => !accepted.has(reference));
    const kept = await keptReports(service.spool);
    const unanswered = 2 * reportsOfEachKind - (statuses.get(204) ?? 0);
    const figure = (share: number) => percentile(times, share).toFixed(0);
    return {
      lines: [
        `reports: ${reportsOfEachKind} good, ${reportsOfEachKind} bad, in ${lasted.toFixed(1)} s; not answered with 204: ${unanswered}`,
        `reports kept: ${kept.count}; broken lines: ${kept.brokenLines}`,
        `requests: ${confirmed.length} confirmed, ${refused.length} refused, ${lost.length} lost; p50 ${figure(0.5)} ms, p99 ${figure(0.99)} ms, longest ${figure(1)} ms; before the reports p50 ${percentile(calm, 0.5).toFixed(0)} ms`,
        `most memory of the receiver: ${memory.toFixed(0)} MB`,
      ],
      failures: [
        ...(times.length >= 20 ? [] : ['too few requests to say anything']),
        ...(refused.length === 0 ? [] : [`${refused.length} requests were refused`]),
        ...(lost.length === 0 ? [] : [`${lost.length} confirmed requests are not on disk`]),
        ...(percentile(times, 0.5) <= mostOfCalm * percentile(calm, 0.5) ? [] : ['requests waited too long']),
        ...(unanswered === 0 ? [] : [`${unanswered} reports were not answered with 204`]),
        ...(kept.count > 0 ? [] : ['no report was kept']),
        ...(kept.areGood ? [] : ['a report was kept that no page sends']),
        ...(kept.count <= mostADay ? [] : ['more reports were kept than a day may have']),
        ...(memory <= mostMemory ? [] : ['the receiver took more memory than its unit allows']),
      ],
    };
  } finally {
    agent.destroy();
    await service.remove();
  }
}

async function keptReports(spool: string) {
  const { failures, brokenLines } = await readFailures(spool, new Date(0));
  return {
    count: failures.length,
    brokenLines,
    areGood: failures.every(({ message }) => message === sampleFailure().message),
  };
}

const random = seededRandom(20_261_121);
const anyByte = () => Math.floor(random() * 256);

/** Good and bad in turn, each from an address that few others have. */
function reportNumber(number: number): PostedBody {
  const headers = {
    Origin: 'http://127.0.0.1',
    Host: '127.0.0.1',
    'X-Forwarded-For': `10.${anyByte()}.${anyByte()}.${anyByte()}`,
  };
  const bad = badBodies[number % badBodies.length];
  const text = number % 2 === 0 || !bad ? JSON.stringify(sampleFailure()) : bad();
  return { path: failureReportPath, type: 'text/plain;charset=UTF-8', body: Buffer.from(text), headers };
}

/** An odd number of them, so that each has its turn. */
const badBodies: readonly (() => string)[] = [
  () => '',
  () => JSON.stringify(sampleFailure()).slice(0, -20),
  () => JSON.stringify({ ...sampleFailure(), message: 'x'.repeat(6_000) }),
  () => JSON.stringify({ ...sampleFailure(), message: 'bad', stack: '('.repeat(2_000) }),
  () => `{"releases":{"__proto__":{"kind":"error"}},"constructor":{}}`,
  () => '['.repeat(8_000),
  () => '9'.repeat(20_000),
  () => `{"kind":"error","path":"/${'a-'.repeat(3_000)}","message":"bad"}`,
  () => String.fromCharCode(...Array.from({ length: 500 }, anyByte)),
];

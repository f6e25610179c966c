import { acceptRequest } from '../forms/database/accept-request';
import { markHandled } from '../forms/database/request-changes';
import { openRequestFolder } from '../forms/request-folder';
import { understandForm } from '../forms/submission';
import { drillService, type DrillService } from './drill-service';
import type { DrillReport } from './drill-report';
import { sampleSubmissions, type SampleSubmission } from './sample-submissions';

const usualCount = 5_000;
/** The goals hold on a machine that does nothing else; a busy one may take so many times as long. */
const margin = 3;
/** In milliseconds. */
const goals = { firstPage: 100, search: 200 };

/**
 * Many years of requests (`RTH_ARCHIVE_REQUESTS`, 5,000 unless told otherwise): the owner's page and its search answer
 * at once.
 */
export async function archiveDrill(): Promise<DrillReport> {
  const count = Number(process.env.RTH_ARCHIVE_REQUESTS ?? usualCount);
  const service = await drillService();
  try {
    const writing = await timed(() => writeArchive(service.spool, count));
    await service.start();

    const firstPage = await median(() => ask(service, '/'));
    const lastPage = await median(() => ask(service, `/?etat=toutes&page=${Math.ceil(count / 25)}`));
    const search = await median(() => ask(service, '/?q=Durand+demande'));
    const number = await median(() => ask(service, '/?q=0639981234'));
    const nothing = await median(() => ask(service, '/?q=introuvable'));

    const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
    const slowest = Math.max(search, number, nothing);
    return {
      lines: [
        `${count} requests, written in ${seconds(writing)}`,
        `first page ${firstPage.toFixed(0)} ms, last page ${lastPage.toFixed(0)} ms`,
        `search for words ${search.toFixed(0)} ms, for a number ${number.toFixed(0)} ms, for nothing that is there ${nothing.toFixed(0)} ms`,
      ],
      failures: [
        ...(firstPage <= goals.firstPage * margin ? [] : [`the first page took ${firstPage.toFixed(0)} ms`]),
        ...(lastPage <= goals.firstPage * margin ? [] : [`the last page took ${lastPage.toFixed(0)} ms`]),
        ...(slowest <= goals.search * margin ? [] : [`a search took ${slowest.toFixed(0)} ms`]),
      ],
    };
  } finally {
    await service.remove();
  }
}

const writesAtOnce = 500;

/** In transactions of some hundreds: this is about reading. */
async function writeArchive(spool: string, count: number): Promise<void> {
  const submissions = await sampleSubmissions(count, 0);
  const newest = Date.parse('2026-11-21T12:00:00Z');
  const database = await openRequestFolder(spool, console.log);

  function write({ reference, fields }: SampleSubmission, index: number): void {
    const { request } = understandForm(new Map(Object.entries(fields)), new Date(newest - index * 900_000));
    acceptRequest(database, { request, isQuarantined: false, likeness: null, photos: [] });
    // Most of an archive is done with; the first thousand wait.
    if (index > 1_000) markHandled(database, reference, newest);
  }

  for (let start = 0; start < count; start += writesAtOnce)
    database.write(() =>
      submissions.slice(start, start + writesAtOnce).forEach((each, at) => write(each, start + at)),
    );
  database.close();
}

/** The middle of five times, in milliseconds. */
async function median(work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push(await work());
  return times.sort((a, b) => a - b)[2] ?? Infinity;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function ask({ ownerPort }: DrillService, target: string): Promise<number> {
  const began = performance.now();
  await (await fetch(`http://127.0.0.1:${ownerPort}${target}`)).text();
  return performance.now() - began;
}

import { acceptRequest } from '../forms/database/accept-request';
import { markHandled } from '../forms/database/request-changes';
import { openRequestFolder } from '../forms/request-folder';
import { understandForm } from '../forms/submission';
import { samplePerson, scriptFields } from '../testing/written-form';
import { drillService, type DrillService } from './drill-service';
import type { DrillReport } from './drill-report';
import { seededRandom } from './sample-submissions';

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
    const search = await median(() => ask(service, '/?q=Bonnefoy+ardoise'));
    const number = await median(() => ask(service, '/?q=0639987654'));
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
const names = ['Bonnefoy', 'Chabrol', 'Delorme', 'Fabre', 'Lefèvre', 'Roux', 'Vacher'];
const towns = ['Riom', 'Gerzat', 'Thiers', 'Issoire', 'Vichy', 'Ambert'];
const works = ['La toiture en ardoise fuit.', 'Un mur de clôture à refaire.', 'Repeindre la façade, 120 m².'];

/** In transactions of some hundreds: this is about reading. */
async function writeArchive(spool: string, count: number): Promise<void> {
  const random = seededRandom(1);
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const newest = Date.parse('2026-11-21T12:00:00Z');
  const database = await openRequestFolder(spool, console.log);

  function write(index: number): void {
    const receivedAt = new Date(newest - index * 900_000);
    const tail = (count - index).toString(36).toUpperCase().padStart(6, '0');
    const reference = `RTH-${receivedAt.toISOString().slice(0, 10).replaceAll('-', '')}-${tail}`;
    const [lastname, number] = [oneOf(names), String(Math.floor(random() * 10_000)).padStart(4, '0')];
    const written = {
      ...{ ...samplePerson, Nom: lastname, Ville: oneOf(towns), Email: `${lastname}.${index}@essai.example` },
      Téléphone: `06 39 98 ${number.replace(/(..)/, '$1 ')}`,
      Description_projet: Array.from({ length: 1 + (index % 12) }, () => oneOf(works)).join('\n'),
    };
    const fields = scriptFields(written, reference);
    const { request } = understandForm(fields, receivedAt);
    acceptRequest(database, { request, isSetApart: false, likeness: null, photos: [] });
    // Most of an archive is done with; the first thousand wait.
    if (index > 1_000) markHandled(database, reference, { at: newest, seen: null });
  }

  for (let start = 0; start < count; start += writesAtOnce)
    database.write(() => {
      for (let index = start; index < Math.min(count, start + writesAtOnce); index += 1) write(index);
    });
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

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DrillReport } from '../../../server/drills/drill-report';
import { startBadLine } from './bad-line';
import { bucketDrill } from './bucket-drill';
import { crashDrill } from './crash-drill';
import type { DrillContext } from './drill-context';
import { manyChangesDrill } from './many-changes-drill';
import { startCeph } from './running-ceph';
import { badStoreDrill } from './bad-store-drill';

/** Tests several machines and web servers with a real object store, while connections and processes fail. */
export async function storeDrill(): Promise<DrillReport> {
  const ceph = await startCeph();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'store-drill-'));
  const line = await startBadLine(ceph.port);
  const failures: string[] = [];
  const lines: string[] = [];
  const context: DrillContext = {
    ...{ ceph, line, folder, lines },
    expect: (isRight, failure) => void (isRight || failures.push(failure)),
  };
  const before = { ...process.env };
  try {
    Object.assign(process.env, {
      AWS_ENDPOINT_URL: line.url,
      AWS_ACCESS_KEY_ID: ceph.key.id,
      AWS_SECRET_ACCESS_KEY: ceph.key.secret,
    });
    await bucketDrill(context);
    await manyChangesDrill(context);
    await crashDrill(context);
    await badStoreDrill(context);
    return { lines, failures };
  } finally {
    process.env = before;
    await line.close();
    await ceph.close();
    await rm(folder, { recursive: true, force: true });
  }
}

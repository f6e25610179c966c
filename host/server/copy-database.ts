import { rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { spoolFolder } from '../delivery/state-folders';

/** Writes `backup.sqlite`, a consistent copy of the database, for the backup. The service may run meanwhile. */
const folder = spoolFolder();
const copy = path.join(folder, 'backup.sqlite');
rmSync(copy, { force: true });
const database = new Database(path.join(folder, 'requests.sqlite'), { fileMustExist: true, timeout: 10_000 });
database.exec('PRAGMA query_only = OFF');
database.prepare('VACUUM INTO ?').run(copy);
database.close();

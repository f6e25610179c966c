import { decoderStarted } from './photo-problems';
import { reencodePhoto } from './reencode-photo';
import { readPlainFile } from '../synced-files';

/*
 * Decodes one photograph in a process with limited memory and time, so that a hostile picture cannot harm the desk.
 * Takes the file's path and the rotation in degrees. Writes `decoderStarted` and then the JPEG or the problem.
 */

/** Maximum file size in bytes. The limit of forms is lower. */
const longestFile = 32 * 1024 * 1024;

const [file = '', turn = ''] = process.argv.slice(-2);

// systemd signals every process of a service. If the signal ended this process, the desk would count a failed attempt.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

process.stdout.write(decoderStarted);
void readPlainFile(file, longestFile)
  .then((sent) => reencodePhoto(sent, Number(turn)))
  .then((written) => process.stdout.write(written));

import { decoderStarted } from './photo-problems';
import { reencodePhoto } from './reencode-photo';
import { readPlainFile } from '../synced-files';

/*
 * Decodes one photograph in a process with limited memory and time, so that a hostile picture cannot harm the desk.
 * Takes the file's path and the retouch as JSON. Writes `decoderStarted` and then the JPEG or the problem.
 */

/** Maximum file size in bytes. The limit of forms is lower. */
const longestFile = 32 * 1024 * 1024;

const [file = '', retouch = ''] = process.argv.slice(-2);

// systemd signals every process of a service. If the signal ended this process, the desk would count a failed attempt.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

process.stdout.write(decoderStarted);
void readPlainFile(file, longestFile)
  .then((sent) => reencodePhoto(sent, JSON.parse(retouch)))
  .then((written) => process.stdout.write(written));

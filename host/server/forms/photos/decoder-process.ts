import { decoderStarted } from './photo-problems';
import { reencodePhoto } from './reencode-photo';
import { readPlainFile } from '../synced-files';

/*
 * The process that decodes one photograph. Its arguments are the file's path and the retouch as JSON. It writes one
 * line once it has started, and then the JPEG or the problem. A hostile picture can harm this process only, whose
 * memory and time are limited.
 */

/** Maximum file size in bytes, above what a form may carry. */
const longestFile = 32 * 1024 * 1024;

const [file = '', retouch = ''] = process.argv.slice(-2);

// systemd signals every process of a service. This process ignores the signal: only the desk kills it, and then does
// not count a failed attempt.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

process.stdout.write(decoderStarted);
void readPlainFile(file, longestFile)
  .then((sent) => reencodePhoto(sent, JSON.parse(retouch)))
  .then((written) => process.stdout.write(written));

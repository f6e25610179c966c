import { readPlainFile } from '../open-plain-file';
import { decoderStarted } from './photo-problems';
import { reencodePhoto } from './reencode-photo';

/*
 * The process that decodes one photograph: where it lies, and what is changed of it, stand on the command line. It says
 * that it has started, and then the photograph as a JPEG, or its problem. Whatever a picture does to this process, it
 * does to nothing else: its memory and its time are limited, and it may be killed.
 */

/** Bytes: more than any form may carry. */
const longestFile = 32 * 1024 * 1024;

const [file = '', retouch = ''] = process.argv.slice(-2);

// What stops a service tells every process of it to end. The desk says when this one does: otherwise it
// could take the end for the fault of the photograph.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

process.stdout.write(decoderStarted);
void readPlainFile(file, longestFile)
  .then((sent) => reencodePhoto(sent, JSON.parse(retouch)))
  .then((written) => process.stdout.write(written));

import type { RequestListener } from 'node:http';
import { startListening, type ListeningServer } from '../../delivery/listening-server';

/** Starts a server on any free port. */
export const listen = (handle: RequestListener): Promise<ListeningServer> =>
  startListening({ handle, port: 0, purpose: 'a test', remedy: '' });

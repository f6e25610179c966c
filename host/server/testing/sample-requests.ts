import type { StoredRequest } from '../forms/stored-request';

/** A request as the spool keeps it: of somebody named Durand, who said nothing else. */
export function sampleRequest(over: Partial<StoredRequest> = {}): StoredRequest {
  return {
    reference: 'RTH-20261121-AAAAAA',
    receivedAt: '2026-11-21T09:34:05.000Z',
    subject: '',
    replyTo: '',
    fingerprint: 'a'.repeat(64),
    fields: [['Nom', 'Durand']],
    ...over,
  };
}

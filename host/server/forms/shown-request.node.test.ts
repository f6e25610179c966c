import url from 'node:url';
import { contactsOf, shortCall } from './shown-request';

const written = (replyTo: string, phone: string) => ({
  ...{ reference: 'RTH-20261121-AAAAAA', receivedAt: '2026-11-21T09:34:05.000Z', subject: '' },
  ...{ fingerprint: 'a'.repeat(64), replyTo, fields: [['Téléphone', phone]] satisfies [string, string][] },
});

it('marks the day of a call that is a public holiday', () => {
  expect(shortCall({ day: '2026-11-11', time: '09:30' })).toBe('mer. 11/11 (jour férié) à 9\u00a0h\u00a030');
});

it('shows only a few of the thousand numbers that a robot writes into one field', () => {
  const numbers = Array.from({ length: 1_000 }, (_, number) => `06${10_000_000 + number}`).join(',');

  expect(contactsOf(written('', numbers), 'Exemple').length).toBeLessThan(30);
});

it('does not encode a domain that is longer than an e-mail address may be', () => {
  const encode = jest.spyOn(url, 'domainToASCII');
  contactsOf(written('jeanne@exemple.fr', ''), 'Exemple');
  contactsOf(written(`a@${'\ufdfa'.repeat(8_000)}.fr`, ''), 'Exemple');
  const calls = encode.mock.calls.length;
  encode.mockRestore();

  expect(calls).toBe(1);
});

import type { SlotName } from '@renovation-th/shared/contracts/page';
import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { DocumentRegistry } from '@renovation-th/shared/contracts/site-document';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { isHere, loadRemote } from '../federation/load-remote';
import { leaveForDocument } from '../navigation/leave-for-document';
import { createBrowserSource } from '../sections/browser-source';
import { sampleDocument, samplePage, sampleRegistry, sampleRemote } from './sample-site-document';

export const View = () => null;
export const Section = () => null;
export const towns = sampleRemote('towns', { mounts: ['/villes'] });
export const contact = sampleRemote('contact', { slots: ['callback-booking'] });
export const registry = sampleRegistry({ towns, contact });
export const riom = samplePage('/villes/riom');
export const gerzat = samplePage('/villes/gerzat');

export const remote = (slots: Partial<Record<SlotName, typeof Section>> = {}): Remote => ({
  contract: contractVersion,
  views: { sample: async () => ({ default: View }) },
  slots: slots['callback-booking'] ? { 'callback-booking': async () => ({ default: Section }) } : {},
});

/** Answers by path; whatever is missing is a 404. */
export const answers: Record<string, unknown> = {};
export const fetchMock = jest.fn(async (address: string) => ({
  ok: address in answers,
  status: address in answers ? 200 : 404,
  json: async () => answers[address],
}));

/** Calls the browser's idle callbacks. */
const waiting: (() => void)[] = [];
export const becomeIdle = () => waiting.splice(0).forEach((task) => task());

/** What the promise is settled with after this time, if it is. */
export async function after<Value>(milliseconds: number, promise: Value | Promise<Value>) {
  const outcome: { value?: Value } = {};
  void Promise.resolve(promise).then((value) => (outcome.value = value));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

export const open = (path = '/villes/riom', known: DocumentRegistry = registry) =>
  createBrowserSource(sampleDocument(known, riom), path);

/** Before each test: fake timers, an idle browser, a site of two remotes, and a network that answers. */
export function prepareSource(): void {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  waiting.length = 0;
  // jsdom has neither of the two.
  Object.assign(window, { requestIdleCallback: (task: () => void) => waiting.push(task) });
  Object.assign(performance, { mark: () => undefined });
  for (const address of Object.keys(answers)) delete answers[address];
  Object.assign(answers, {
    '/registry.json': registry,
    '/releases/towns/1.0.0-aaaa/pages/villes/riom.json': riom,
    '/releases/towns/1.0.0-aaaa/pages/villes/gerzat.json': gerzat,
  });
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockClear();
  document.head.replaceChildren();
  jest.mocked(isHere).mockReturnValue(false);
  jest.mocked(loadRemote).mockReset().mockResolvedValue(remote());
  jest.mocked(leaveForDocument).mockReset().mockResolvedValue({ kind: 'unavailable' });
}

/** After each test. */
export function restoreBrowser(): void {
  jest.restoreAllMocks();
  jest.useRealTimers();
}

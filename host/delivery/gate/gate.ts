import type { ComposeOptions } from '../compose/compose';
import { errorMessage } from '../../server/error-code';
import { deliveryDigest } from '../delivery-digest';
import { DeliveryError } from '../delivery-error';
import { timed } from '../progress';
import { stagedEntry, withLive, type Registry } from '../registry';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { readCandidate, type Candidate } from './candidate';
import { checkDocuments } from './check-documents';
import { checkFiles } from './check-files';
import { checkLinks } from './check-links';
import { checkPaths, checkSlots } from './check-paths';
import { checkRanges } from './check-ranges';
import { checkShape } from './check-shape';
import { grouped, newIn, refusalText, type Refusal } from './refusal';
import { checkFormerHosts, renderDocuments } from './render-documents';
import { passingVerdict, setDigest, storeVerdict, type Verdict } from './verdict';

export type GateQuestion = {
  /** What is live now. */
  before: Registry;
  /** What would be. */
  next: Registry;
  /** Apps whose release is new in `next`. */
  chosen: readonly string[];
  isRollback?: boolean;
};

/** The gate said no. */
export class GateRefusal extends DeliveryError {
  constructor(
    releases: string,
    readonly verdict: Verdict,
  ) {
    super(
      `The gate refuses ${releases}:\n${verdict.refusals.map((one) => `  ✗ ${refusalText(one)}`).join('\n')}`,
      'Put it right and release again. The verdict is kept in the folder « verdicts » beside the release.',
    );
    this.name = 'GateRefusal';
  }
}

/**
 * Lets releases through that may go live beside the others, and beside a release that some visitors try.
 * @returns the verdict, which may be one of before if nothing that it was about has changed.
 * @throws GateRefusal
 */
export async function passGate(
  folders: StateFolders,
  question: GateQuestion,
  options: ComposeOptions,
): Promise<Verdict> {
  const verdict = await passOne(folders, question, options);
  for (const app of Object.keys(question.next.microFrontends)) {
    const version = stagedEntry(question.next, app)?.metadata.version;
    if (!version || question.chosen.includes(app)) continue;
    const staged = await readRelease(folders.releases, app, version);
    const [before, next] = [withLive(question.before, staged), withLive(question.next, staged)];
    await passOne(folders, { ...question, before, next }, options);
  }
  return verdict;
}

async function passOne(
  folders: StateFolders,
  question: GateQuestion,
  options: ComposeOptions,
): Promise<Verdict> {
  const { candidate, digests } = await read(folders, question, options);
  const known = await passingVerdict(folders.releases, candidate, digests, question.isRollback);
  const names = candidate.chosen.map(({ app, version }) => `${app}@${version}`).join(', ');
  if (known) {
    await refuseChanged(folders.releases, candidate, names, known);
    return known;
  }
  const verdict = await timed(`Check ${names}`, () => judge(folders, question, options));
  if (!verdict.passed) throw new GateRefusal(names, verdict);
  return verdict;
}

/** Judges the chosen releases among the others and keeps the verdict, whatever it is. */
export async function judge(
  folders: StateFolders,
  question: GateQuestion,
  options: ComposeOptions,
): Promise<Verdict> {
  const { candidate, present, digests } = await read(folders, question, options);
  const isOwn = ({ owner }: Refusal) => candidate.chosen.some(({ app }) => app === owner);
  let before: Refusal[] | undefined;
  // Only when something is wrong does it matter whether it was wrong before.
  const compared = async (found: readonly Refusal[]) => {
    if (found.length > 0 && present)
      before ??= (await examine(folders, present, options, null, async () => [])).refusals;
    return newIn(found, before?.filter((one) => !isOwn(one)) ?? []);
  };
  const found = await examine(
    folders,
    candidate,
    options,
    present,
    async (some) => (await compared(some)).refusals,
  );
  const { refusals, tolerated } = await compared(found.refusals);

  const verdict: Verdict = {
    date: new Date().toISOString(),
    passed: refusals.length === 0,
    gate: await deliveryDigest(),
    ...digests,
    against: Object.fromEntries([...candidate.apps].map(([app, { version }]) => [app, version])),
    formerHosts: found.formerHosts,
    pages: found.pages,
    refusals,
    tolerated,
  };
  await storeVerdict(folders.releases, candidate.chosen, verdict);
  return verdict;
}

async function read({ releases }: StateFolders, question: GateQuestion, { identity }: ComposeOptions) {
  const candidate = await readCandidate(releases, question.next, question.chosen);
  // What is live may be damaged; that must not keep a whole set from taking its place.
  const live = await readCandidate(releases, question.before, []).catch(() => null);
  const present = live?.apps.has('host') ? live : null;
  const digests = {
    set: await setDigest(releases, candidate, identity),
    before: present ? await setDigest(releases, present, identity) : '',
  };
  return { candidate, present, digests };
}

type Findings = { refusals: Refusal[]; pages: number; formerHosts: string[] };

/**
 * From what is read to what is run: code that does not belong into this set is not started.
 * @param before what is live now.
 * @param blocking which of the refusals found so far are worth to stop at.
 */
async function examine(
  folders: StateFolders,
  candidate: Candidate,
  options: ComposeOptions,
  before: Candidate | null,
  blocking: (found: readonly Refusal[]) => Promise<readonly Refusal[]>,
): Promise<Findings> {
  const refusals = [...checkRanges(candidate), ...checkPaths(candidate), ...checkSlots(candidate)];
  for (const release of candidate.chosen) refusals.push(...(await checkFiles(folders.releases, release)));
  const stop = async () => (await blocking(grouped(refusals))).length > 0;
  const stopped = () => ({ refusals: grouped(refusals), pages: 0, formerHosts: [] });
  if (await stop()) return stopped();

  refusals.push(...(await checkShape(folders.releases, candidate)));
  if (await stop()) return stopped();

  const rendered = await renderDocuments(folders, candidate, options).catch(notComposed);
  refusals.push(...rendered.refusals);
  if (await stop()) return stopped();

  refusals.push(
    ...checkDocuments(rendered.documents, options.identity.origin),
    ...checkLinks(rendered.documents, candidate, options.identity, before),
    ...(await checkFormerHosts(folders, candidate, options)),
  );
  return {
    refusals: grouped(refusals),
    pages: rendered.documents.length,
    formerHosts: candidate.formerHosts.map(({ version }) => version),
  };
}

/** What keeps a set from being composed at all, such as a live release that is damaged. */
function notComposed(error: unknown): Awaited<ReturnType<typeof renderDocuments>> {
  if (!(error instanceof DeliveryError)) throw error;
  const [reason = '', ...remedies] = errorMessage(error).split('\n  → ');
  const remedy = remedies.join(' ') || 'See the page with npm run dev.';
  return { documents: [], refusals: [{ check: 'render', owner: 'host', pages: [], reason, remedy }] };
}

/** The verdict is about files that somebody may have touched since. */
async function refuseChanged(releases: string, { chosen }: Candidate, names: string, known: Verdict) {
  const refusals: Refusal[] = [];
  for (const release of chosen) refusals.push(...(await checkFiles(releases, release)));
  if (refusals.length > 0)
    throw new GateRefusal(names, { ...known, passed: false, refusals: grouped(refusals) });
}

/** How often a release as good as the other one may be taken back. */
const falseAlarms = 0.001;
/** No decision rests on fewer visitors, whatever the numbers say. */
export const fewestSenders = 3;

/** So many times as often as the other release a bad one may fail: each is weighed, and all count alike. */
const ratios = [3, 10, 100, 1_000];

/** Part of those who fail that has the watched release, when it fails `ratio` times as often. */
const shareAt = (ratio: number, share: number) => (ratio * share) / (ratio * share + 1 - share);

/**
 * How many times as likely what was seen is with a bad release as with a good one, at its highest.
 *
 * A guard looks again and again, so a test of a single look would raise false alarms in most long stages. This
 * value is a likelihood ratio, averaged over several bad releases: with a good one its expectation stays 1 however
 * long one looks (a martingale), so it ever exceeds 1/α with a probability of α at most (Ville's inequality). No
 * look has to be planned, a guard that was dead meanwhile loses nothing, and from 1,000 on the plain binomial
 * probability is below 0.1 %, too.
 * @param share part of the visitors with the watched release. @param failed who failed in this order: true for each
 * with the watched release.
 */
export function highestWeight(share: number, failed: readonly boolean[]): number {
  let [watched, highest] = [0, 1];
  failed.forEach((isWatched, index) => {
    if (isWatched) watched += 1;
    highest = Math.max(highest, weightOf(share, watched, index + 1 - watched));
  });
  return highest;
}

/** The weight of so many failures on each side, at this moment. Exported for its test. */
export function weightOf(share: number, watched: number, other: number): number {
  const of = (ratio: number) => {
    const bad = shareAt(ratio, share);
    return Math.exp(watched * Math.log(bad / share) + other * Math.log((1 - bad) / (1 - share)));
  };
  return ratios.reduce((sum, ratio) => sum + of(ratio), 0) / ratios.length;
}

/** Whether so much weight is against the release that it is taken back. */
export const isHeavy = (weight: number) => weight >= 1 / falseAlarms;

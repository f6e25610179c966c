import { failureReportLimits as limits } from '@renovation-th/shared/contracts/failure-report';

/** Path of a file in a release. */
const releaseFile = /^\/releases\/([a-z][a-z0-9-]*)\/([^/]+)\/[\w./-]+$/;
/** End of a stack line in every browser, such as `https://site/file.js:1:234)`. */
const position = /(\S*?):(\d+):(\d+)\)?$/;

/** Returns the stack frames in our files, without the error's message and foreign code. */
export function framesIn(stack: string): string {
  let frames = '';
  for (const line of stack.split('\n')) {
    const [, url = '', row = '', column = ''] = position.exec(line.trim()) ?? [];
    const next = frameAt(url.replace(/^.*[(@]/, ''), row, column);
    const longer = frames + (frames && next && '\n') + next;
    if (longer.length > limits.stack) break;
    frames = longer;
  }
  return frames;
}

/** Returns one stack line, or `''` if the file is not ours. */
export function frameAt(url: string, row: number | string, column: number | string): string {
  const file = ourFile(url);
  return file ? `at ${file}:${row}:${column}` : '';
}

/** Returns the path of a file in a release of this site, or `''` for any other URL. */
export function ourFile(url: string): string {
  const parsed = URL.canParse(url, location.href) ? new URL(url, location.href) : null;
  return parsed?.origin === location.origin && releaseFile.test(parsed.pathname) ? parsed.pathname : '';
}

/** Returns the app and version of a release file. */
export function releaseOf(file: string): { app: string; version: string } | null {
  const [, app, version] = releaseFile.exec(file) ?? [];
  return app && version ? { app, version } : null;
}

/** Returns the app that failed. A remote takes precedence over the host, whose code calls every remote. */
export function appIn(frames: string): string | undefined {
  const apps = frames.split('\n').flatMap((line) => releaseOf(line.slice(3).replace(/:.*$/, ''))?.app ?? []);
  return apps.find((app) => app !== 'host') ?? apps[0];
}

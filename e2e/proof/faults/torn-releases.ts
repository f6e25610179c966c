import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { liveFolder } from '../../support/composed-site';
import type { ChangeText } from '../../support/fault-proxy';
import { appNames, type AppName } from '../../../webpack/remotes';

/** How the code of an app fails once it is there. */
export const tears = [
  'throws while evaluating',
  'throws while rendering',
  'throws in an effect',
  'is one contract behind',
] as const;
export type Tear = { app: AppName; how: (typeof tears)[number] };

declare global {
  interface Window {
    torn?: Tear | null;
    /** Gives a component that throws, as `torn` says at that moment, in the place of a section's. */
    tear?: (app: AppName, Section: object) => object;
  }
}

/**
 * The live releases with code in them that fails when `window.torn` says so, and every hash that follows, as
 * if they had been built so.
 * @param current what new documents set `window.torn` to.
 */
export function tornReleases(current: () => Tear | null): ChangeText {
  const scripts = new Map<string, string>();
  const hashes = new Map<string, string>();
  for (const app of appNames) tearRelease(app, scripts, hashes);

  return (address, text) => {
    const torn = current();
    const script = scripts.get(address.replace(/\?.*/, ''));
    if (script !== undefined) return script;
    const pinned = replaceHashes(text, hashes);
    const first = `window.torn=${JSON.stringify(torn)};(${prepareTear.toString()})()`;
    return pinned.replace('<head>', () => `<head><script>${first}</script>`);
  };
}

function tearRelease(app: AppName, scripts: Map<string, string>, hashes: Map<string, string>): void {
  const client = path.join(liveFolder(app), 'client');
  const address = (file: string) => `/releases/${app}/${path.basename(liveFolder(app))}/${file}`;
  // An entry names the hashes of its chunks, so it comes last.
  const isEntry = (file: string) => ['main.js', 'remoteEntry.js'].includes(file);
  const files = readdirSync(client).filter((file) => file.endsWith('.js') && !/^(early|failures)/.test(file));
  for (const file of files.sort((one, other) => Number(isEntry(one)) - Number(isEntry(other)))) {
    const text = readFileSync(path.join(client, file), 'utf8');
    const torn = replaceHashes(tearScript(app, file, text), hashes);
    if (torn === text) continue;
    scripts.set(address(file), torn);
    hashes.set(integrity(text), integrity(torn));
  }
}

function tearScript(app: AppName, file: string, text: string): string {
  const when = (how: Tear['how']) => `(globalThis.torn?.app==="${app}"&&globalThis.torn.how==="${how}")`;
  const throws = '(()=>{throw new Error("torn")})()';
  const evaluating = `${when('throws while evaluating')}&&${throws};`;
  const older = `${when('is one contract behind')}?"1.0.0":`;
  if (file.startsWith('section-'))
    return (
      evaluating +
      change(text, /\{default:\(\)=>([\w$]+)\}/, `{default:()=>globalThis.tear?.("${app}",$1)??$1}`)
    );
  if (/^remote\./.test(file)) return change(text, /contract:(?=")/, `contract:${older}`);
  if (/^federation\./.test(file))
    return evaluating + change(text, /(?<=\.contract\)!==\(0,[\w.$]+\)\()(?=")/, older);
  if (file !== 'main.js') return text;
  const rendered = change(
    text,
    '"aria-atomic":',
    `"aria-atomic":${when('throws while rendering')}?${throws}:`,
  );
  const start = 'window.startSections=()=>';
  return evaluating + change(rendered, start, `${when('throws in an effect')}&&${throws},${start}`);
}

/** @throws Error when the code has no such place any more: the fault would never happen. */
function change(text: string, place: string | RegExp, changed: string): string {
  const result = text.replace(place, changed);
  if (result === text) throw new Error(`Nothing in the script is like ${place}.`);
  return result;
}

function replaceHashes(text: string, hashes: ReadonlyMap<string, string>): string {
  return text.replaceAll(/sha384-[\w+/=]{64}/g, (hash) => hashes.get(hash) ?? hash);
}

const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** In the page, before its first script. */
function prepareTear(): void {
  const wrapped = new Map<object, object>();
  window.tear = (app, Section) => {
    const isTorn = (how: Tear['how']) => window.torn?.app === app && window.torn.how === how;
    /** A class, as React knows it by, without React itself, of which there is only one in the page. */
    class Torn {
      constructor(readonly props: object) {}
      render() {
        if (isTorn('throws while rendering')) throw new Error('torn');
        return {
          $$typeof: Symbol.for('react.transitional.element'),
          type: Section,
          key: null,
          ref: null,
          props: this.props,
        };
      }
      componentDidMount() {
        if (isTorn('throws in an effect')) throw new Error('torn');
      }
    }
    Object.assign(Torn.prototype, { isReactComponent: {} });
    const known = wrapped.get(Section) ?? Torn;
    wrapped.set(Section, known);
    return known;
  };
}

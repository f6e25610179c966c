import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { z } from 'zod';
import { repositoryRoot } from './paths';

/** The "remote" field of the team's package.json. In an installed build, it replaces the rows of `remotes.ts`. */
const row = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  container: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  port: z.int().min(1).max(65_535),
  mounts: z.array(z.templateLiteral(['/', z.string()])).min(1),
});

type RemoteRow = { container: string; port: number; mounts: readonly PagePath[] };

const manifest = path.join(repositoryRoot, 'package.json');

function readRow(): z.infer<typeof row> {
  const { remote } = z.object({ remote: z.unknown() }).parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const checked = row.safeParse(remote);
  if (checked.success) return checked.data;
  throw new Error(`The "remote" field of ${manifest} is invalid:\n${z.prettifyError(checked.error)}`);
}

const { name, ...own } = readRow();

export const remotes: Readonly<Record<string, RemoteRow>> = { [name]: own };

export type RemoteName = string;
export type AppName = string;

export const remoteNames: readonly RemoteName[] = [name];
export const appNames: readonly AppName[] = [name];

/** Returns the root, because the app is the team's whole repository. */
export const appFolder = (_app: AppName): string => '.';

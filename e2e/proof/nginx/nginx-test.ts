import { readFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { OwnAuthority } from '../../../host/server/testing/own-authority';
import type { RunningNginx } from '../../../host/server/testing/running-nginx';
import { sendRequest, type ReceivedAnswer } from '../../../host/server/testing/send-request';
import type { RunningSite } from '../../support/test';
import { ownAuthority, startFormsAlone, startShippedNginx } from './shipped-nginx';

type Asked = Omit<NonNullable<Parameters<typeof sendRequest>[1]>, 'ca' | 'path'>;

/** nginx with the shipped configuration and TLS, in front of the form service. */
export type ServedSite = RunningNginx & {
  /** Certificate of the authority, as PEM. */
  ca: string;
  ask: (path: string, asked?: Asked) => Promise<ReceivedAnswer>;
};

type WorkerFixtures = {
  authority: OwnAuthority;
  forms: Pick<RunningSite, 'url' | 'receivedFolder'>;
  served: ServedSite;
};

/** Playwright's `test` with an HTTP client for nginx instead of a browser. */
export const test = base.extend<object, WorkerFixtures>({
  authority: [ownAuthority, { scope: 'worker' }],
  forms: [startFormsAlone, { scope: 'worker' }],
  served: [
    async ({ authority, forms }, provide) => {
      const nginx = await startShippedNginx(forms.url, authority);
      const ca = await readFile(authority.authority, 'utf8');
      await provide({ ...nginx, ca, ask: (path, asked) => sendRequest(nginx.url, { ...asked, path, ca }) });
      await nginx.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

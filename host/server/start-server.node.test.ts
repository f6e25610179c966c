import path from 'node:path';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { startServer } from './start-server';
import { temporaryFolder } from './testing/temporary-folder';

it('the server reports a busy port and how to choose another', async () => {
  const folder = await temporaryFolder();
  const [siteDir, spoolDir] = [path.join(folder.path, 'site'), path.join(folder.path, 'received')];
  const options = { siteDir, spoolDir, identity: sampleIdentity, log: () => undefined };
  const server = await startServer({ ...options, port: 0 });
  const port = Number(new URL(server.siteUrl).port);

  await expect(startServer({ ...options, port })).rejects.toThrow(
    new RegExp(`Port ${port} is already in use. It is needed for the site. .*PORT=${port + 10}`),
  );
  await expect(startServer({ ...options, port: port - 1 })).rejects.toThrow(/page of received requests/);
  await server.close();
  await folder.remove();
});

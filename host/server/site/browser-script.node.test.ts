import { buildSync } from 'esbuild';
import { readBrowserScript } from './browser-script';

jest.mock('esbuild', () => ({ buildSync: jest.fn() }));

it('reads the script of the owner’s pages again after a failure', async () => {
  const contents = new TextEncoder().encode('run()');
  jest
    .mocked(buildSync)
    .mockImplementationOnce(() => {
      throw new Error('EMFILE: too many open files');
    })
    .mockReturnValue({ outputFiles: [{ contents }] } as never);
  await expect(readBrowserScript()).rejects.toThrow('EMFILE');
  await expect(readBrowserScript()).resolves.toEqual(contents);
});

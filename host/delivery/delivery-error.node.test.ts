import { notPermitted } from './delivery-error';

const failed = (code: string) => Object.assign(new Error(`${code}: no, open 'site/x'`), { code });

it.each([
  ['ENOSPC', 'The disk is full: '],
  ['EDQUOT', 'The disk is full: '],
  ['EROFS', 'The disk is read-only: '],
  ['EACCES', 'This user may not change the site: '],
])('%s is explained in a sentence, with a remedy', (code, explanation) => {
  const lines = notPermitted(failed(code))?.message.split('\n') ?? [];
  expect(lines).toEqual([`${explanation}${code}: no, open 'site/x'`, expect.stringMatching(/^ {2}→ .*\.$/)]);
});

it('any other error is not explained', () => {
  expect(notPermitted(failed('EIO'))).toBeNull();
});

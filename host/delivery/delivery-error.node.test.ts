import { notPermitted } from './delivery-error';

const failed = (code: string) => Object.assign(new Error(`${code}: no, open 'site/x'`), { code });

it.each([
  ['ENOSPC', 'The disk is full: '],
  ['EDQUOT', 'The disk is full: '],
  ['EROFS', 'The disk is read-only: '],
  ['EACCES', 'This user may not change the site: '],
])('notPermitted explains %s in a sentence, with a remedy', (code, explanation) => {
  const lines = notPermitted(failed(code))?.message.split('\n') ?? [];
  expect(lines).toEqual([`${explanation}${code}: no, open 'site/x'`, expect.stringMatching(/^ {2}→ .*\.$/)]);
});

it('notPermitted returns null for any other error', () => {
  expect(notPermitted(failed('EIO'))).toBeNull();
});

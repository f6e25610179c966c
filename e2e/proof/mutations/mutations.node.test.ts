import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { mutations } from './mutations';

// Applied once a day, by `npm run proof`; who moves the code learns of it here.
it.each(mutations.map((mutation) => [mutation.loss, mutation] as const))(
  'the patch by which %s can be applied, and its witness is there',
  (_loss, { file, before, witness }) => {
    const parts = readFileSync(path.join(repositoryRoot, file), 'utf8').split(before);

    expect(parts).toHaveLength(2);
    expect(existsSync(path.join(repositoryRoot, witness))).toBe(true);
  },
);

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { mutations } from './mutations';

// Fails as soon as mutated code is moved or edited, because `npm run proof` applies the mutations only once a day.
it.each(mutations.map((mutation) => [mutation.loss, mutation] as const))(
  'the mutation "%s" can be applied, and the test that must detect it exists',
  (_loss, { file, before, witness }) => {
    const parts = readFileSync(path.join(repositoryRoot, file), 'utf8').split(before);

    expect(parts).toHaveLength(2);
    expect(existsSync(path.join(repositoryRoot, witness))).toBe(true);
  },
);

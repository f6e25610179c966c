import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const shared = path.join(__dirname, '../../../shared/src/ui');
const sources = readdirSync(__dirname)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .join('');

/** Names of the components that files of shared/ui export. */
const components = readdirSync(shared)
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .flatMap((name) =>
    [
      ...readFileSync(path.join(shared, name), 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w+)/gm),
    ].map(([, component = '']) => component),
  );

/** Components that the gallery shows only as parts of others. */
const partsOfOthers = ['Breadcrumbs', 'FieldHint', 'FieldError', 'HeadedColumns', 'Lead', 'ProjectGrid'];

it.each(components.filter((name) => !partsOfOthers.includes(name)))('the gallery shows %s', (name) => {
  expect(sources).toMatch(new RegExp(`<${name}[\\s>/]`));
});

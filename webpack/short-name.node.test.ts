import { baseConfig } from './base-config';
import { shortName } from './short-name';
import { buildTiny } from './testing/tiny-build';

describe('The short names in scripts', () => {
  it('are all different, and names in JavaScript', () => {
    const names = Array.from({ length: 50_000 }, (_, number) => shortName(number));

    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z$_][\w$]{0,2}$/i.test(name))).toEqual([]);
    expect(names.slice(0, 54).join('')).toHaveLength(54);
  });

  it('do not depend on a hash that webpack replaces after the script was minimized', async () => {
    const [one, other] = ['f'.repeat(200), 'h'.repeat(200)];
    const { optimization } = baseConfig('host', 'client');
    const built = async (hash: string) => {
      const source = `export function sum(first, second, third) {
        const [total, rest] = [first + second, third * 2];
        console.log('${hash}', total, rest, first, second, third);
        return (factor, height) => factor * height + total - rest;
      }
      console.log(sum(...self.numbers)(...self.others));`;
      const { files } = await buildTiny({ 'main.js': source }, { optimization });
      return files.get('main.js')?.toString() ?? '';
    };
    const script = await built(one);

    expect(script).toContain(one);
    expect(await built(other)).toBe(script.replace(one, other));
  }, 60_000);
});

import { brotliCompressSync } from 'node:zlib';
import { scriptParts } from './script-parts';

const root = '/repository';

/*
 * Two lines. The first begins with 4 bytes that no source accounts for; each segment says
 * [column, source, line, column] as differences to the one before, and a letter is its number (A = 0).
 */
const code = 'run(react.start(),layout("é"),pin("HERE"))\nvisit()';
const map = JSON.stringify({
  version: 3,
  names: [],
  sources: [
    `${root}/node_modules/react/index.js`,
    `${root}/host/src/layout/Layout.tsx`,
    'webpack/runtime/load script',
    `${root}/node_modules/@mui/system/node_modules/clsx/clsx.mjs`,
  ],
  mappings: 'IAAA,cCAA,YCAA;ACAA',
});

const sizesOf = (parts: ReturnType<typeof scriptParts>['parts']) =>
  Object.fromEntries(parts.map(({ name, minified }) => [name, minified]));

describe('The parts of a script', () => {
  it('are packages, source folders and webpack, with the bytes of each', () => {
    const { parts, total } = scriptParts({ code, map }, root);

    expect(sizesOf(parts)).toEqual({
      webpack: 'run('.length + 'pin("HERE"))\n'.length,
      react: 'react.start(),'.length,
      'host/src/layout': Buffer.byteLength('layout("é"),'),
      clsx: 'visit()'.length,
    });
    expect(total.minified).toBe(Buffer.byteLength(code));
  });

  it('have one more for what no source has', () => {
    const { parts, total } = scriptParts({ code, map, inserted: { name: 'hashes', text: 'HERE' } }, root);

    expect(sizesOf(parts)).toEqual({
      webpack: 'run('.length + 'pin(""))\n'.length,
      react: 'react.start(),'.length,
      'host/src/layout': Buffer.byteLength('layout("é"),'),
      hashes: 'HERE'.length,
      clsx: 'visit()'.length,
    });
    expect(total.brotli).toBe(brotliCompressSync(code).length);
  });

  it('weigh what the compressed script loses without them, the heaviest first', () => {
    const { parts, total } = scriptParts({ code, map }, root);
    const withoutReact = brotliCompressSync(code.replace('react.start(),', '')).length;

    expect(parts.find(({ name }) => name === 'react')?.brotli).toBe(total.brotli - withoutReact);
    expect(parts.map(({ brotli }) => brotli)).toEqual(
      parts.map(({ brotli }) => brotli).sort((a, b) => b - a),
    );
  });

  it('are not told by the map of another script', () => {
    expect(() => scriptParts({ code: 'short\nvisit()', map }, root)).toThrow('another script');
  });
});

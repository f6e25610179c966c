import { portFromEnvironment } from './port';

const name = 'RTH_FORMS_PORT';
const former = process.env[name];
const typed = (text: string) => {
  process.env[name] = text;
  return portFromEnvironment(4100, name);
};

afterAll(() => {
  if (former === undefined) delete process.env[name];
  else process.env[name] = former;
});

describe('portFromEnvironment', () => {
  it('returns the number in the environment variable, or the default', () => {
    expect(['', '0', '8080', '65534'].map(typed)).toEqual([4100, 0, 8080, 65534]);
  });

  it.each(['-1', '80.5', '0x50', '65535', '8080 ', 'web'])('rejects "%s"', (text) => {
    expect(() => typed(text)).toThrow(/Give a number from 0 to 65534, such as RTH_FORMS_PORT=4100/);
  });
});

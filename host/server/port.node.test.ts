import { portFromEnvironment, readPort } from './port';

describe('A port', () => {
  it('is the number that somebody typed', () => {
    expect(['0', '8080', '65534'].map((text) => readPort(text, '--port 8080'))).toEqual([0, 8080, 65534]);
  });

  it.each(['', '-1', '80.5', '0x50', '65535', '8080 '])('is refused when it is « %s »', (text) => {
    expect(() => readPort(text, '--port 8080')).toThrow(/Give a number from 0 to 65534, such as --port 8080/);
  });

  it.each([
    ['PORT', () => portFromEnvironment(4100)],
    ['RTH_FORMS_PORT', () => portFromEnvironment(4100, 'RTH_FORMS_PORT')],
  ])('is the usual one unless %s names another', (name, port) => {
    const former = process.env[name];
    try {
      process.env[name] = '';
      expect(port()).toBe(4100);
      process.env[name] = '9000';
      expect(port()).toBe(9000);
      process.env[name] = 'web';
      expect(port).toThrow(`such as ${name}=4100.`);
    } finally {
      if (former === undefined) delete process.env[name];
      else process.env[name] = former;
    }
  });
});

import { portFromEnvironment, readPort } from './port';

describe('A port', () => {
  it('is the number that somebody typed', () => {
    expect(['0', '8080', '65534'].map((text) => readPort(text, '--port 8080'))).toEqual([0, 8080, 65534]);
  });

  it.each(['', '-1', '80.5', '0x50', '65535', '8080 '])('is refused when it is « %s »', (text) => {
    expect(() => readPort(text, '--port 8080')).toThrow(/Give a number from 0 to 65534, such as --port 8080/);
  });

  it('is the usual one unless the environment names another', () => {
    const former = process.env.PORT;
    try {
      process.env.PORT = '';
      expect(portFromEnvironment(4100)).toBe(4100);
      process.env.PORT = '9000';
      expect(portFromEnvironment(4100)).toBe(9000);
      process.env.PORT = 'web';
      expect(() => portFromEnvironment(4100)).toThrow('such as PORT=4100.');
    } finally {
      if (former === undefined) delete process.env.PORT;
      else process.env.PORT = former;
    }
  });
});

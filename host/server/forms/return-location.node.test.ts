import { returnLocation } from './return-location';

const options = {
  next: '',
  thanksPath: '/merci',
  reference: 'RTH-20261124-ABC123',
  sender: 'same',
  host: 'localhost:4100',
  allowedOrigins: ['https://www.site.example'],
};
const to = (next: string) => returnLocation({ ...options, next });
const ref = 'ref=RTH-20261124-ABC123';

describe('where the browser goes after sending', () => {
  it('is the page asked for, with the reference', () => {
    expect(to('/merci')).toBe(`/merci?${ref}`);
    expect(to('/merci?type=rappel#haut')).toBe(`/merci?type=rappel&${ref}#haut`);
    expect(to('https://www.site.example/merci')).toBe(`/merci?${ref}`);
    expect(to('http://localhost:4100/merci')).toBe(`/merci?${ref}`);
  });

  it('replaces a reference that was already there', () => {
    expect(to('/merci?ref=other')).toBe(`/merci?${ref}`);
  });

  it.each([
    '',
    'merci',
    'https://evil.example/merci',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://www.site.example@evil.example/',
    'https://www.site.example.evil.example/',
    'https://www.site.example//evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    'http://',
    '/\t/evil.example',
  ])('is the thanks page instead of « %s »', (next) => {
    expect(to(next)).toBe(`/merci?${ref}`);
  });

  it('leads back to the allowed site that sent the form', () => {
    expect(returnLocation({ ...options, next: '/merci', sender: 'https://www.site.example' })).toBe(
      `https://www.site.example/merci?${ref}`,
    );
  });

  it('cannot break out of the header', () => {
    expect(to('/merci\r\nSet-Cookie: a=1')).not.toMatch(/[\r\n]/);
  });
});

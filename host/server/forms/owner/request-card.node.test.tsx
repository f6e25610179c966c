import { renderToStaticMarkup } from 'react-dom/server';
import { sampleRequest } from '../../testing/sample-requests';
import type { StoredRequest } from '../stored-request';
import { RequestCard, type RequestCardProps } from './RequestCard';

const draw = (over: Partial<StoredRequest>, props: Partial<RequestCardProps> = {}) =>
  renderToStaticMarkup(<RequestCard request={sampleRequest(over)} {...props} />);

const field = (name: string, value: string) => draw({ fields: [[name, value]] });

describe('the card of a request', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'toJSON', ''])(
    'shows a field named « %s » like any other',
    (name) => {
      expect(field(name, 'ce que dit le champ')).toContain('ce que dit le champ');
    },
  );

  it('writes links that no value can break out of', () => {
    expect(field('Téléphone', '"><img> 06 00')).toContain('href="tel:0600"');
    expect(field('Téléphone', 'néant')).not.toContain('tel:');
    expect(field('Email', 'a"b@c.example?cc=x')).toContain('href="mailto:a%22b%40c.example%3Fcc%3Dx"');
    expect(field('Email', 'a\ud800@c.example')).toContain('href="mailto:a%EF%BF%BD%40c.example"');
    expect(field('Email', 'x'.repeat(5_000))).not.toContain('mailto:');
  });

  it('shows control characters as such, and keeps the direction of each value to itself', () => {
    const card = field('\u202eNom', 'a\u0000b\u001b[31m\r\nc\rd\ud800');

    expect(card).toContain('<dt dir="auto">\u202eNom</dt>');
    expect(card).toContain('<dd dir="auto">a\ufffdb\ufffd[31m\nc\nd\ufffd</dd>');
  });

  it('stays short when the request is long, unless it is to be whole', () => {
    const fields: StoredRequest['fields'] = Array.from({ length: 300 }, (_, index) => [
      `champ ${index}`,
      'x'.repeat(10_000),
    ]);

    expect(draw({ fields }).length).toBeLessThan(200_000);
    expect(draw({ fields })).toContain('… et 236 autres champs.');
    expect(draw({ fields }, { isWhole: true }).length).toBeGreaterThan(3_000_000);
  });

  it.each(['hier', '+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '', '1e999'])(
    'stands with the date « %s »',
    (receivedAt) => {
      expect(draw({ receivedAt })).toContain('Durand');
    },
  );

  it('says how far each photograph has come', () => {
    const card = draw({
      photos: [
        { file: 'RTH-20261121-AAAAAA.0123456789abcdef.jpg', name: '<toit>.jpg' },
        { file: 'x', name: 'mur.jpg', isWaiting: true },
      ],
      leftOut: [{ name: '\u202egpj.exe', reason: 'photo-format' }],
    });

    expect(card).toContain(
      '<img src="/photo/RTH-20261121-AAAAAA.0123456789abcdef.jpg" alt="Photo 1\u00a0: &lt;toit&gt;.jpg" loading="lazy"/>',
    );
    expect(card).toContain('Photo 2\u00a0: mur.jpg</bdi> (en préparation)');
    expect(card).toContain('(pas une photo JPEG, PNG ou WebP)');
  });
});

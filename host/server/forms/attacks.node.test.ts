import sharp from 'sharp';
import { ajaxTarget, formServiceForEach, nativeTarget } from '../testing/running-form-service';

const lead = { Nom: 'Durand', Téléphone: '06 39 98 12 34' };
const service = formServiceForEach();

describe('a flood of photographs', () => {
  const photo = (number: number) =>
    sharp({ create: { width: 20 + number, height: 20, channels: 3, background: '#876' } })
      .jpeg()
      .toBuffer();
  const send = async (number: number) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...lead, Ville: `Ville ${number}` }))
      form.append(name, value);
    form.append('attachment', new File([new Uint8Array(await photo(number))], 'a.jpg'));
    return fetch(service.url() + ajaxTarget, { method: 'POST', body: form });
  };
  it.each([
    ['its sender has sent enough for the day', { reservedSpace: 0, photosPerDay: { address: 0, all: 1e9 } }],
    ['the disk is nearly full', { reservedSpace: Number.MAX_SAFE_INTEGER }],
  ])('leaves no room for photographs, and room for requests, when %s', async (_what, limits) => {
    await service.restart({ limits });

    expect((await send(1)).status).toBe(200);
    expect(service.kept()[0]?.request).toMatchObject({
      photos: [],
      leftOut: [{ name: 'a.jpg', reason: 'photo-no-room' }],
    });
    expect(await service.files('raw')).toEqual([]);
    expect(await service.files('incoming')).toEqual([]);
  });
});

describe('a request that something unforeseen happens to', () => {
  const broken = () => {
    throw new Error('unforeseen');
  };

  it.each([ajaxTarget, nativeTarget])('is answered: %s', async (target) => {
    await service.restart({ now: broken });
    const answer = await service.send(target, lead);

    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(service.log.join()).toContain('unforeseen');
  });
});

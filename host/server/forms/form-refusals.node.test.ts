import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ajaxTarget,
  nativeTarget,
  formServiceForEach,
  sampleLead as lead,
  sampleReference as reference,
} from '../testing/running-form-service';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { sendRequest } from '../testing/send-request';
import { openRequestFolder } from './database/open-database';

const service = formServiceForEach();

describe('the form service', () => {
  it('accepts forms only from its own pages and from the site', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await service.send(nativeTarget, lead, { Origin: origin });
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('value="Durand"');
    }
    expect(service.kept()).toEqual([]);
    expect((await service.send(nativeTarget, lead, { Origin: service.url() })).status).toBe(303);
    const fromSite = await service.send(nativeTarget, lead, { Origin: sampleIdentity.origin });
    expect(fromSite.headers.location).toBe(`https://www.site.example/merci?ref=${reference}`);
  });

  it.each([
    ['a day that has passed', '2020-11-24', '09:00'],
    ['an hour that has passed', '2026-11-23', '09:00'],
    ['a Sunday', '2026-11-29', '09:00'],
    ['a day of a newly published closure', '2026-11-25', '09:00'],
    ['an hour of the night', '2026-11-24', '03:00'],
  ])(
    'refuses a callback from a form sent without JavaScript, and returns the typed fields: %s',
    async (_what, day, time) => {
      const closures = [{ from: '2026-11-25', to: '2026-11-26' }];
      await service.restart({
        // A Monday, at noon in Paris.
        now: () => new Date('2026-11-23T11:00:00Z'),
        live: async () => ({ ...sampleIdentity, closures }),
      });
      const wished = { ...lead, Date_ISO: day, Heure_24h: time };
      const { status, text } = await service.send(nativeTarget, wished);

      expect(status).toBe(400);
      for (const part of ['Ce créneau de rappel n’est pas possible', 'value="Durand"', `value="${day}"`])
        expect(text).toContain(part);
      expect(service.kept()).toEqual([]);
      const again = { ...wished, Date_ISO: '2026-11-24', Heure_24h: '09:00' };
      expect((await service.send(nativeTarget, again)).status).toBe(303);
    },
  );

  it('accepts a callback on a public holiday from a form sent without JavaScript', async () => {
    await service.restart({ live: async () => sampleIdentity });
    const wished = { ...lead, Date_ISO: '2098-11-11', Heure_24h: '09:00' };

    expect((await service.send(nativeTarget, wished)).status).toBe(303);
  });

  it('shows the current phone number of the site when it refuses a form', async () => {
    const phone = { national: '04 73 55 00 01', international: '+33473550001' };
    await service.restart({ live: async () => ({ ...sampleIdentity, phone }) });

    expect((await service.send(nativeTarget, { Nom: 'Durand' })).text).toContain('href="tel:+33473550001"');
  });

  it('reads the live identity only for a callback or a refusal page', async () => {
    const live = jest.fn(async () => sampleIdentity);
    await service.restart({ live });
    for (const target of [ajaxTarget, nativeTarget]) await service.send(target, lead);
    await service.send(ajaxTarget, { Nom: 'Durand' });
    expect(live).not.toHaveBeenCalled();

    await service.send(nativeTarget, { Nom: 'Durand' });
    expect(live).toHaveBeenCalledTimes(1);
  });

  it("accepts a past callback time from the page's script, and any time while the opening hours cannot be read", async () => {
    const wished = { ...lead, Date_ISO: '2020-11-24', Heure_24h: '09:00' };
    expect((await service.send(ajaxTarget, wished)).status).toBe(200);
    await service.restart({ live: () => Promise.reject(new Error('The site cannot be read.')) });

    expect((await service.send(nativeTarget, { ...wished, Nom: 'Autre' })).status).toBe(303);
  });

  it('accepts its URL in capitals, percent-encoded and with a query, but no other URL', async () => {
    for (const target of [
      '/envoi/other@site.example',
      '/envoi/ajax/other@site.example',
      '/envoi/..%2f..%2fetc%2fpasswd',
      '/envoi/%E9',
      '/envoi/',
      '/envoi',
      '/envoi/__proto__',
    ]) {
      expect((await service.send(target, lead)).status).toBe(404);
    }
    expect((await service.send('/envoi/ARTISAN%40site.example?x=1', lead)).status).toBe(303);
  });

  it('accepts only POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await sendRequest(service.url(), { method, path: nativeTarget });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    }
  });

  it('rate-limits each address that the proxy reports, and returns the typed fields', async () => {
    await service.restart({ rate: { requests: 1, perSeconds: 600 } });
    const from = (address: string, target = ajaxTarget) =>
      service.send(target, lead, { 'X-Forwarded-For': `1.1.1.1, ${address}` });

    expect([(await from('2.2.2.2')).status, (await from('3.3.3.3')).status]).toEqual([200, 200]);
    expect((await from('2.2.2.2')).status).toBe(429);
    const byBrowser = await from('2.2.2.2', nativeTarget);
    expect(byBrowser.status).toBe(429);
    expect(Number(byBrowser.headers['retry-after'])).toBeGreaterThan(590);
    expect(byBrowser.text).toContain('value="Durand"');
  });

  it('never reports success when nothing can be stored', async () => {
    await rm(path.join(service.folder, 'spool'), { recursive: true });
    await writeFile(path.join(service.folder, 'spool'), '');
    const byPage = await service.send(ajaxTarget, lead);
    const byBrowser = await service.send(nativeTarget, lead);

    expect([byPage.status, byBrowser.status]).toEqual([503, 503]);
    expect(JSON.parse(byPage.text).success).toBe('false');
    expect(byBrowser.text).toContain('value="Durand"');
    expect(byBrowser.headers['retry-after']).toBe('60');
    expect(service.log.join()).toContain('could not be stored');
  });

  it('refuses to start if nothing can be stored', async () => {
    const folder = path.join(service.folder, 'other');
    await writeFile(folder, '');

    await expect(openRequestFolder(folder, () => undefined)).rejects.toThrow(
      `Requests cannot be stored in ${folder}`,
    );
  });
});

describe('the form service in a flood of photographs', () => {
  it.each([
    ['the address has used up its daily quota', { reservedSpace: 0, photosPerDay: { address: 0, all: 1e9 } }],
    ['the disk is nearly full', { reservedSpace: Number.MAX_SAFE_INTEGER }],
  ])('keeps the request without its photographs when %s', async (_what, limits) => {
    await service.restart({ limits });
    const form = new FormData();
    for (const [name, value] of Object.entries(lead)) form.append(name, value);
    form.append('attachment', new File([Buffer.from('89504e470d0a1a0a', 'hex')], 'a.png'));

    const answer = await fetch(service.url() + ajaxTarget, { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('mais sans vos photos');
    expect(service.kept()[0]?.request).toMatchObject({
      photos: [],
      rejected: [{ name: 'a.png', reason: 'photo-no-room' }],
    });
    expect(await service.files('files')).toEqual([]);
    expect(await service.files('incoming')).toEqual([]);
  });
});

describe('a request during an unexpected error', () => {
  const broken = () => {
    throw new Error('unforeseen');
  };

  it.each([ajaxTarget, nativeTarget])('gets 503 with a Retry-After header at %s', async (target) => {
    await service.restart({ now: broken });
    const answer = await service.send(target, lead);

    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(service.log.join()).toContain('unforeseen');
  });
});

import assert from 'node:assert/strict';
import { eventually } from '../drill-report';
import { ask, families, postForm, signIn } from './ask';
import { mountBackups, password, unit } from './fresh-machine';
import {
  business,
  expectKept,
  owner,
  run,
  sendForm,
  site,
  untilFormIsTaken,
  visit,
  type Rehearsal,
} from './visitors';

/** A page that shows the prices. */
const priced = '/services/peinture';

export async function sendForms(rehearsal: Rehearsal): Promise<void> {
  const { status } = await postForm(
    { host: families.IPv6, name: site, path: `/envoi/${business}` },
    { Nom_complet: 'Zoé Durand', Téléphone: '06 39 98 12 34' },
  );
  assert(status === 303, `IPv6 without JavaScript: ${status}`);
  for (let count = 0; count < 5; count += 1) assert(await sendForm(rehearsal), 'a form was refused');
  await expectKept(rehearsal);
  const { confirmed, mailed } = rehearsal;
  const isMailed = () => confirmed.every((reference) => mailed.has(reference));
  assert(await eventually(isMailed, 60_000), `mailed: ${[...mailed].join(', ')}`);
}

/** In the sandbox of production: a form is saved, published by a child process, and served by nginx. */
export async function publish(): Promise<void> {
  const { cookie } = await signIn(owner, password);
  const asked = { name: owner };
  const headers = { Cookie: cookie, Origin: `https://${owner}` };
  const form = await ask({ ...asked, path: '/site/prix', headers });
  const [, version = ''] = /name="version" value="(\w+)"/.exec(form.text) ?? [];
  const saved = await postForm({ ...asked, path: '/site/prix', headers }, { version, smallestJob: '87' });
  assert(saved.status === 303, `saving: ${saved.status}`);
  await postForm({ ...asked, path: '/site/publier', headers }, {});
  const isPublished = async () => /\b87\b/.test((await ask({ ...asked, name: site, path: priced })).text);
  await eventually(isPublished, 60_000);
  const { text } = await ask({ ...asked, path: '/site', headers });
  assert(await isPublished(), text.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' '));
  const preview = await ask({ host: families.IPv6, name: `apercu.${site.replace('www.', '')}` });
  assert(preview.status === 401, `the preview without its link: ${preview.status}`);
}

/** While the service does not run at all, pages go on, and a form gets a French page with the telephone number. */
export async function stopService(rehearsal: Rehearsal): Promise<void> {
  await run(rehearsal, `systemctl stop renovation-th.socket ${unit}`);
  const page = await ask({ name: site, path: '/contact' });
  const form = await postForm({ name: site, path: `/envoi/${business}` }, { Nom_complet: 'Zoé' });
  await run(rehearsal, `systemctl start renovation-th.socket ${unit}`);
  assert(page.status === 200, `pages: ${page.status}`);
  assert(form.status === 502 && form.text.includes('04 65 71 63 36'), `forms: ${form.status} ${form.text}`);
  await untilFormIsTaken(rehearsal);
}

export async function kill(rehearsal: Rehearsal): Promise<void> {
  await run(rehearsal, `systemctl kill --kill-whom=main -s KILL ${unit}`);
  await untilFormIsTaken(rehearsal);
}

export async function fillDisk(rehearsal: Rehearsal): Promise<void> {
  const received = '/var/lib/renovation-th/received';
  await run(
    rehearsal,
    `systemctl stop ${unit}; cp -a ${received} /srv/rehearsal/received; mount -t tmpfs -o size=64m,mode=0700 none ${received};
     cp -a /srv/rehearsal/received/. ${received}/; chown renovation-th: ${received}; systemctl start ${unit}`,
  );
  await untilFormIsTaken(rehearsal);
  await rehearsal.machine.run(['sh', '-c', `cat /dev/zero > ${received}/ballast`]);
  const before = rehearsal.confirmed.length;
  await sendForm(rehearsal).catch(() => false);
  const accepted = rehearsal.confirmed.slice(before);
  const { status } = await ask({ name: site });
  await run(rehearsal, `rm ${received}/ballast`);
  await untilFormIsTaken(rehearsal);
  await run(
    rehearsal,
    `systemctl stop ${unit}; cp -a ${received}/. /srv/rehearsal/received/; umount ${received}; cp -a /srv/rehearsal/received/. ${received}/;
     systemctl start ${unit}`,
  );
  // What the mailbox has may be missing on disk. What SQLite found room for is expected there.
  const isMailed = (reference: string) => accepted.includes(reference) && rehearsal.mailed.has(reference);
  rehearsal.confirmed = rehearsal.confirmed.filter((reference) => !isMailed(reference));
  await expectKept(rehearsal);
  assert(status === 200, `pages: ${status}`);
}

/** Also with a site folder that is damaged meanwhile: nginx starts, and shows the page of the first day. */
export async function reboot(rehearsal: Rehearsal): Promise<void> {
  const current = '/var/lib/renovation-th/site/current';
  await run(rehearsal, `mv ${current} ${current}.away; systemctl restart nginx`);
  const damaged = await ask({ name: site });
  assert(damaged.status === 503 && damaged.text.includes('04 65 71 63 36'), `damaged: ${damaged.status}`);
  await run(rehearsal, `mv ${current}.away ${current}`);
  await run(rehearsal, 'cp -a /mnt/backup/. /srv/rehearsal/backup/');
  await rehearsal.machine.powerOff();
  await rehearsal.machine.boot();
  await run(rehearsal, 'systemctl stop renovation-th@backup.timer');
  await mountBackups(rehearsal);
  await run(rehearsal, 'cp -a /srv/rehearsal/backup/. /mnt/backup/');
  await untilFormIsTaken(rehearsal);
  await visit();
}

/** nginx refuses too much, in French and with the telephone number. */
export async function refuseExcess(): Promise<void> {
  const asked = { host: families.IPv6, name: site, path: `/envoi/${business}` };
  const large = await ask({ ...asked, method: 'POST', headers: { 'Content-Length': '40000000' } });
  const many = await Promise.all(Array.from({ length: 60 }, () => postForm(asked, {})));
  const refused = many.filter(({ status }) => status === 429);
  assert(large.status === 413, `40 MB: ${large.status}`);
  assert(refused.length > 0, '60 forms at once are not limited');
  for (const { text } of [large, ...refused])
    assert(text.includes('<html lang="fr">') && text.includes('04 65 71 63 36'), text);
}

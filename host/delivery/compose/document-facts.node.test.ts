import { factsOf } from './document-facts';

const html = `<!doctype html><html lang="fr"><head>
<title> Peinture &amp; crépi </title>
<meta name="description" content="L&#x27;atelier, « à &gt; 5 km »">
<style id="css">a::after{content:"<a href='/in-a-style'>"}</style>
<script id="data" type="application/json">{"html":"\\u003ca href=\\"/in-a-script\\">"}</script>
<template id="shell"><script src="/main.js"></script></template>
</head><body><!-- <a href="/in-a-comment"> --><header id='top'><a class="logo" href="/">Home</a></header>
<main id="main"><h1>A <em>large</em> title &amp; more</h1>
<a title="1 > 0" href="/one?a=1&amp;b=2">one</a><a>nowhere</a>
<svg><g><path d="M0 0"/></g></svg><map><area href="/two" alt=""></map>
<form method="post" action="/envoi/devis"><input name="href" value='action="/none"'></form></main>
<footer><a href="/one">one</a><form action="/envoi/rappel"></form></footer></body></html>`;

const document = { page: '/', app: 'towns' };
const faultsOf = (text: string) => factsOf(text, document).faults.map(({ reason }) => reason);

describe('The facts of a document', () => {
  it('include a missing value in its text, in a link or in its title', () => {
    const text = html
      .replace('large', 'undefined')
      .replace('/two', '/villes/NaN')
      .replace(' Peinture', '[object Object]');
    expect(faultsOf(text)).toEqual([
      'contains the word "[object Object]", which a template writes for a missing value.',
      'contains the word "undefined", which a template writes for a missing value.',
      'contains the word "NaN", which a template writes for a missing value.',
    ]);
  });

  it.each([
    ['<h1>Riom</h1>', []],
    ['<h2>Riom</h2>', ['has 0 h1.']],
    ['<h1>Riom</h1><h1>Riom</h1>', ['has 2 h1.']],
    ['<h1> </h1>', ['has an empty h1.']],
    ['<h1 id="bas">Riom</h1><p id="bas">x</p>', ['has the id "bas" twice.']],
  ])('include the headings and repeated ids of %s', (body, faults) => {
    expect(faultsOf(body)).toEqual(faults);
  });

  it('list every id and every link, inside and outside main', () => {
    expect(factsOf(html, document).links).toEqual([
      { url: '/', isForm: false, isOfHost: true },
      { url: '/one?a=1&b=2', isForm: false, isOfHost: false },
      { url: '/two', isForm: false, isOfHost: false },
      { url: '/envoi/devis', isForm: true, isOfHost: false },
      { url: '/one', isForm: false, isOfHost: true },
      { url: '/envoi/rappel', isForm: true, isOfHost: true },
    ]);
    expect(factsOf(html, document).ids).toEqual(['css', 'data', 'shell', 'top', 'main']);
  });
});

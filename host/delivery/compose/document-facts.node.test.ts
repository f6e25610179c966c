import { parse } from 'node-html-parser';
import { factsOf } from './document-facts';

const html = `<!doctype html><html lang="fr"><head>
<title> Peinture &amp; crépi </title>
<meta name="description" content="L&#x27;atelier, « à &gt; 5 km »">
<meta name=description content="A second one, which nobody reads">
<link rel="canonical" href="https://example.org/a?b=1&amp;c=2">
<style id="css">a::after{content:"<a href='/in-a-style'>"}</style>
<script id="data" type="application/json">{"html":"\\u003ca href=\\"/in-a-script\\">"}</script>
<template id="shell"><script src="/main.js"></script></template>
</head><body><!-- <a href="/in-a-comment"> --><header id='top'><a class="logo" href="/">Home</a></header>
<MAIN id="main"><h1>A <em>large</em> title &amp; more</h1>
<a title="1 > 0" href="/one">one</a><a href="/one">again</a><a>nowhere</a>
<svg><g><path d="M0 0"/></g></svg><map><area href="/two" alt=""></map>
<form method="post" action="/envoi/devis"><input name="href" value='action="/none"'></form></MAIN>
<footer><a href="/one">one</a><form action="/envoi/rappel"></form></footer></body></html>`;

describe('what the gate looks at in a document', () => {
  const facts = factsOf(html);

  it('is what the head says, the first of two', () => {
    expect(facts).toMatchObject({
      title: 'Peinture & crépi',
      description: "L'atelier, « à > 5 km »",
      canonical: 'https://example.org/a?b=1&c=2',
      isIndexed: true,
    });
    expect(factsOf('<meta name="robots" content="noindex">').isIndexed).toBe(false);
    expect(factsOf('<p>nothing</p>')).toMatchObject({ title: '', description: '', canonical: null });
  });

  it('is every link once, within the page and outside it', () => {
    expect(facts.links).toEqual([
      { address: '/', isForm: false, isOfHost: true },
      { address: '/one', isForm: false, isOfHost: false },
      { address: '/two', isForm: false, isOfHost: false },
      { address: '/envoi/devis', isForm: true, isOfHost: false },
      { address: '/one', isForm: false, isOfHost: true },
      { address: '/envoi/rappel', isForm: true, isOfHost: true },
    ]);
  });

  it('has the ids and titles that a parser of the whole tree finds', () => {
    const tree = parse(html, { blockTextElements: { script: false, style: false } });

    expect(facts.ids).toEqual(tree.querySelectorAll('[id]').map(({ id }) => id));
    expect(facts.headings).toEqual(tree.querySelectorAll('h1').map(({ text }) => text));
  });
});

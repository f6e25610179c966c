import { colorSchemes, fluidSizes } from './decisions';
import { from } from './media';
import { fontFaces, fontStacks, type FontFiles } from './font-faces';
import { cssName, vars, type VariableName } from './tokens';

function declareVars(values: Partial<Record<VariableName, string>>): string {
  const names = Object.keys(values) as VariableName[];
  return names.map((name) => `${cssName(name)}:${values[name]};`).join('');
}

const schemeVars = {
  light: `color-scheme:light;${declareVars({
    ...colorSchemes.light,
    shadow: '0 1px 2px rgb(43 47 54 / .06), 0 12px 32px -12px rgb(43 47 54 / .22)',
    pictureFilter: 'none',
  })}`,
  dark: `color-scheme:dark;${declareVars({
    ...colorSchemes.dark,
    shadow: `0 0 0 1px ${colorSchemes.dark.line}`,
    pictureFilter: 'brightness(.86)',
  })}`,
};

/** Returns the base stylesheet of every document: fonts, tokens and styles of HTML elements. */
export function documentCss(fonts: FontFiles): string {
  return [
    fontFaces(fonts),
    `:root{${schemeVars.light}${declareVars({
      ...fluidSizes,
      fontHead: fontStacks.head,
      fontText: fontStacks.text,
      header: '3.75rem',
      ease: '200ms cubic-bezier(.2, 0, .2, 1)',
    })}}`,
    `${from.large}{:root{${cssName('header')}:4.75rem}}`,
    // The dark values appear twice, for the system's setting and for the visitor's choice, but never in print.
    `@media screen and (prefers-color-scheme: dark){:root:not([data-theme="light"]){${schemeVars.dark}}}`,
    `@media screen{[data-theme="dark"]{${schemeVars.dark}}}`,
    bareElements,
    revealedOnScroll,
    pageChange,
    printed,
  ].join('');
}

const bareElements = [
  '*,*::before,*::after{box-sizing:border-box}',
  `html{scroll-padding-top:calc(${vars.header} + 1rem);-webkit-text-size-adjust:100%}`,
  `body{margin:0;background:${vars.ground};color:${vars.text};font:400 ${vars.textM}/1.6 ${vars.fontText};font-synthesis:none;overflow-wrap:break-word}`,
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0;border:0}',
  'ul[class],ol[class]{list-style:none}',
  // The text font has no bolder weight.
  'b,strong,th{font-weight:600}',
  `h1,h2,h3{font-family:${vars.fontHead};text-wrap:balance}`,
  `h1{font-size:${vars.textH1};font-weight:700;line-height:1.02;letter-spacing:-.03em}`,
  `h2{font-size:${vars.textH2};font-weight:700;line-height:1.08;letter-spacing:-.02em}`,
  `h3{font-size:${vars.textH3};font-weight:700;line-height:1.2}`,
  `p{max-width:${vars.measure};text-wrap:pretty}`,
  `img{display:block;width:100%;height:100%;object-fit:cover;filter:${vars.pictureFilter}}`,
  `a{color:${vars.link};text-underline-offset:.2em;text-decoration-thickness:1px}`,
  'a:hover{text-decoration-thickness:2px}',
  'button,input,select,textarea{font:inherit;color:inherit}',
  // At a text size of 200 %, some words are wider than a phone. Break these words rather than widen the page.
  'fieldset,:where(main,footer) *{min-width:0}',
  '@media (max-width:18em){body{hyphens:auto;overflow-wrap:anywhere}h1{font-size:1.5rem}h2{font-size:1.3rem}h3{font-size:1.125rem}}',
  'svg{width:1.5rem;height:1.5rem;flex:none}',
  'summary{cursor:pointer}',
  `:focus-visible{outline:2px solid ${vars.focus};outline-offset:3px;border-radius:2px}`,
  // Navigation focuses the heading. It is not a control, so it needs no outline.
  'h1:focus{outline:0}',
  '@media (prefers-reduced-motion: reduce){*,*::before,*::after{transition:none!important;animation:none!important}}',
].join('');

/**
 * host/src/navigation/reveal-on-scroll.ts sets `data-below` on elements below the fold, and `data-animate` once they
 * become visible. The effect only moves them, so that a picture of the whole page shows everything. It is an animation,
 * because components have their own transitions.
 */
const revealedOnScroll =
  '@media screen and (prefers-reduced-motion: no-preference){[data-below]:not([data-animate]){transform:translateY(.75rem)}[data-below][data-animate]{animation:reveal 240ms ease-out}}@keyframes reveal{from{transform:translateY(.75rem)}}';

/** Fades in each page, with readable text from the first frame on, and shows a progress line for up to eight seconds while a page loads. */
const pageChange = [
  // Excludes WebKit, the only engine with -webkit-hyphens: WebKitGTK 2.50 crashes on transitions to a page in the
  // back/forward cache. Remove the exception when `npm run proof -- journeys.proof` passes in WebKit without it.
  '@media (prefers-reduced-motion: no-preference){@supports not (-webkit-hyphens:none){@view-transition{navigation:auto}}}',
  '::view-transition-group(root){animation-duration:180ms}',
  '[data-arrived]{animation:arrive 180ms ease-out}@keyframes arrive{from{opacity:.4}}',
  `[data-busy]::before{content:"";position:fixed;z-index:70;inset:0 0 auto;height:3px;background:${vars.callback};animation:wait 8s ease-out forwards}`,
  '@keyframes wait{from{transform:translateX(-100%)}99%{transform:translateX(-10%)}to{visibility:hidden}}',
  '[aria-busy=true]{cursor:progress;opacity:.65}',
].join('');

/** Prints black on white, with pictures that fit on a page. */
const printed = [
  '@media print{@page{margin:1.5cm}',
  'body{background:white!important}',
  // Disables transitions, because a colour could otherwise be printed in mid-transition.
  '*,*::before,*::after{color:black!important;background:none!important;box-shadow:none!important;transition:none!important;animation:none!important}',
  'h1,h2,h3{break-after:avoid}',
  'img,figure,li,address{break-inside:avoid}',
  'img{max-height:9cm}',
  'p{orphans:3;widows:3}}',
].join('');

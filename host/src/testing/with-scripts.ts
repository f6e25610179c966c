/* For tests of what is hidden without scripts: the mark that `inlined.ts` sets in the site's documents. */
document.documentElement.dataset.scripts = '';

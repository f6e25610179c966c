/* For tests of what is hidden without scripts: the mark that `early.ts` sets in the site's documents. */
document.documentElement.dataset.scripts = '';

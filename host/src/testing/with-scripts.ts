/* Sets the mark of `inlined.ts`, for tests of parts that are hidden without scripts. */
document.documentElement.dataset.scripts = '';

/* Sets the mark of `inlined.ts`, for tests of elements that are hidden without scripts. */
document.documentElement.dataset.scripts = '';

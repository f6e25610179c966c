/* Sets the attribute of `enhanceDocument`, for tests of elements that are hidden without scripts. */
document.documentElement.dataset.scripts = '';

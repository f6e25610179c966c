/** Replaces every picture in tests. */
module.exports = {
  __esModule: true,
  default: {
    width: 1600,
    height: 800,
    avif: [{ file: 'pictures/stub-640.avif', width: 640 }],
    fallback: 'pictures/stub-640.webp',
  },
};

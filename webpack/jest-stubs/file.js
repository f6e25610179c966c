module.exports = { __esModule: true, default: 'stub-file' };

// jsdom leaves these out although every browser has them; react-router reads them when it loads.
const util = require('node:util');

Object.assign(globalThis, { TextDecoder: util.TextDecoder, TextEncoder: util.TextEncoder });

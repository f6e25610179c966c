// jsdom leaves these out although every browser has them; react-router reads them when it loads.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

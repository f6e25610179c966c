// Globals that every browser has and jsdom lacks. react-router reads the first two when it loads.
const util = require('node:util');

Object.assign(globalThis, { TextDecoder: util.TextDecoder, TextEncoder: util.TextEncoder });

Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = Object.assign(new FileReader(), { onerror: reject });
    reader.onload = () => resolve(reader.result);
    reader.readAsArrayBuffer(this);
  });
};

Element.prototype.scrollIntoView ??= () => undefined;
globalThis.CSS ??= { escape: (text) => text.replace(/[^\w\u0080-\uffff-]/g, '\\$&') };

export { completions } from './completions';
export { declaredPages } from './declared-pages';
export { remote } from './remote';
export { slots, views } from './views';

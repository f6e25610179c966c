export { completions } from './completions';
export { declaredPages } from './declared-pages';
export { slots, views } from './views';

export { declaredPages } from './declared-pages';
export { slots, views } from './views';

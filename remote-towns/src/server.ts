export { completions } from './completions';
export { declaredPages } from './declared-pages';
export { published } from './published';
export { slots, views } from './views';

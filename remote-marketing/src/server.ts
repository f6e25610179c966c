export { completions } from './completions';
export { declaredPages } from './declared-pages';
export { listedPages } from './listed-pages';
export { published } from './published';
export { slots, views } from './views';

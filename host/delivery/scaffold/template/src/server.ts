export { declaredPages } from './declared-pages';
export { remote } from './remote';

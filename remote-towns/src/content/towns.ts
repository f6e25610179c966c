import type { Town } from './town';
import { lempdes } from './towns/lempdes';
import { riom } from './towns/riom';

/** The towns that have a page. */
export const towns: readonly Town[] = [riom, lempdes];

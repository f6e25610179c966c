import { frenchNumber } from '@renovation-th/shared/french-words';
import { services } from './services';

/** Returns « six métiers ». */
export const tradesCount = `${frenchNumber(Object.keys(services).length)} métiers`;

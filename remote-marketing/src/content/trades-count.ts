import { frenchNumber } from '@renovation-th/shared/french-words';
import { services } from './services';

/** Number of trades in words, such as "six métiers". */
export const tradesCount = `${frenchNumber(Object.keys(services).length)} métiers`;

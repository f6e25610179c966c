import { testEveryPage } from '@renovation-th/shared/testing/every-page';
import * as server from './server';
import { publishedForRecords } from './testing/published-for-records';

testEveryPage(server, publishedForRecords);

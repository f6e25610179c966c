import { testEveryPage } from '@renovation-th/shared/testing/every-page';
import * as server from './server';

testEveryPage(server);

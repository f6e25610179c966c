import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Milliseconds that `waitFor` and `findBy…` wait. The default of 1,000 is too short beside other tests.
configure({ asyncUtilTimeout: 5_000 * Number(process.env.TEST_SLOWNESS ?? 1) });

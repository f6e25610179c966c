import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Milliseconds that `waitFor` and `findBy…` wait. The default of 1,000 is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Milliseconds that `waitFor` and `findBy…` wait; the default of 1,000 is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

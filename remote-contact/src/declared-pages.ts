import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { contactDeclaration, thanksDeclaration } from './content/declarations';

/** The pages of this remote, as data. */
export const declaredPages = (): readonly PageDeclaration[] => [contactDeclaration, thanksDeclaration];

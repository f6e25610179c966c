import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { contactDeclaration, thanksDeclaration } from './content/declarations';

/** Declares the pages of this remote. */
export const declaredPages = (): readonly PageDeclaration[] => [contactDeclaration, thanksDeclaration];

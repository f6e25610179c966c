import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { contactDeclaration, thanksDeclaration } from './content/declarations';

export const declaredPages = (): readonly PageDeclaration[] => [contactDeclaration, thanksDeclaration];

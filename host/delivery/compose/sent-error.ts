import { isNotPublished } from '@renovation-th/shared/contracts/published';
import { ActionableError } from '../actionable-error';
import { DamagedState, DeliveryError } from '../delivery-error';
import { errorMessage } from '../error-code';
import { UnusableCode } from './live-site';

/** An error as JSON. */
export type SentError = {
  kind: 'actionable' | 'damaged' | 'unusable' | 'unpublished' | 'other';
  message: string;
  remedy?: string;
  /** App of unusable code. */
  app?: string;
  /** Name that a list lacks. */
  missing?: { list: string; slug: string };
};

export function sentError(error: unknown): SentError {
  const message = errorMessage(error);
  if (isNotPublished(error)) {
    const { list, slug } = error;
    return { kind: 'unpublished', message, missing: { list, slug } };
  }
  if (!(error instanceof ActionableError)) return { kind: 'other', message };
  const { problem, remedy } = error;
  if (error instanceof UnusableCode) return { kind: 'unusable', message: problem, remedy, app: error.app };
  return { kind: error instanceof DamagedState ? 'damaged' : 'actionable', message: problem, remedy };
}

export function receivedError({ kind, message, remedy = '', app = '', missing }: SentError): Error {
  if (kind === 'unpublished') return Object.assign(new Error(message), { name: 'NotPublished', ...missing });
  if (kind === 'unusable') return new UnusableCode(app, message, remedy);
  if (kind === 'damaged') return new DamagedState(message, remedy);
  return kind === 'actionable' ? new DeliveryError(message, remedy) : new Error(message);
}

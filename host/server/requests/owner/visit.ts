import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceParts } from '../database/open-database';
import type { Problem } from '../health/problems';
import type { OwnerAccess } from './owner-access';

/** Dependencies of the owner's pages. */
export type OwnersDesk = ServiceParts & {
  access: OwnerAccess;
  hasMail: boolean;
  problems: () => readonly Problem[];
  /** Whether this server makes backups, whose key the owner must keep elsewhere. */
  hasBackups: boolean;
  /** Name of the business, for replies to visitors. */
  tradeName: string;
};

/** An HTTP request from a browser with access. */
export type Visit = {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  query: URLSearchParams;
};

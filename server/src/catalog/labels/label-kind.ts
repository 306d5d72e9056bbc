import type { Refusal } from '@fairground/contract/refusals.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { brandStatements, type LabelStatements, ribbonStatements } from './queries.ts'

export type { LabelRow } from './queries.ts'
export type Moment = Pick<Ctx, 'now' | 'newId'>

/** Null: it is there no more. */
export interface Renamed {
  readonly id: string
  readonly name: string | null
}

/** In what brands and ribbons differ. */
export interface LabelKind {
  /** As happenings and cache tags call it. */
  readonly entity: 'brand' | 'ribbon'
  readonly statements: LabelStatements
  /** A site has at most so many; our choice. */
  readonly most: number
  readonly notFound: Refusal
  readonly limitExceeded: Refusal
}

/** Announces a change of the products that show them, in the caller's transaction. */
export type AnnounceProducts = (tx: Tx, moment: Moment, changes: readonly Renamed[]) => Promise<void>

export const brandKind: LabelKind = {
  entity: 'brand',
  statements: brandStatements,
  most: 10_000,
  notFound: 'BRAND_NOT_FOUND',
  limitExceeded: 'BRAND_LIMIT_EXCEEDED',
}

export const ribbonKind: LabelKind = {
  entity: 'ribbon',
  statements: ribbonStatements,
  most: 10_000,
  notFound: 'RIBBON_NOT_FOUND',
  limitExceeded: 'RIBBON_LIMIT_EXCEEDED',
}

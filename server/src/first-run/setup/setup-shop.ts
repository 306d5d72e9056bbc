import type { Operation, RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import type { Db } from '../../ground/database.ts'
import type { Site, SiteLook } from '../../ground/site.ts'
import type { Questions } from './questions.ts'

/** The shop as its owner has it in hand: the operations that the admin calls, and what no operation of theirs does. */
export interface SetupShop {
  readonly db: Db
  readonly owner: { readonly id: string; readonly email: string; readonly name: string }
  /** Address of the shop. */
  readonly url: string
  site(): Site
  now(): Date
  /** Undefined for bytes that are no picture that an upload takes. */
  storePicture(filename: string, bytes: Buffer): Promise<NonNullable<SiteLook['logo']> | undefined>
  call<O extends Operation>(operation: O, request: RequestOf<O>): Promise<ResponseOf<O>>
}

/** Walks through one step. Each answer is saved at once. */
export type Walk = (shop: SetupShop, questions: Questions) => Promise<void>

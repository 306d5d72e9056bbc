import { isRefusal } from '@fairground/client/errors.ts'
import type { RefusalStatus } from '@fairground/client/generated/refusal.ts'
import { nothingHere } from './nothing-here.ts'

/** Thrown by a loader: the page answers 404 within the shop's frame. */
export const notFound = () => nothingHere

/** Makes a 404 page of these refusals, and of an id that is none. */
export async function orNotFound<T>(answer: Promise<T>, ...codes: readonly (keyof RefusalStatus)[]): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw isRefusal(error, ...codes) || hasCode(error, 'INVALID_ARGUMENT') ? notFound() : error
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

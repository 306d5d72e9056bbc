import { contextOf } from './context.ts'

/**
 * The same calls with the rights of the owner: with the strategy that was given to `createClient` as `elevated`.
 * For servers, where a call must do more than the visitor may who caused it. Throws `SetupError` when there is none.
 */
export const elevate = <C extends object>(client: C): C => contextOf(client).elevated() as C // the same modules, bound once more

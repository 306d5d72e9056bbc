import { emptyTokens, type TokenStorage, type Tokens } from '../auth/tokens.ts'

/** Tokens for as long as the program runs. */
export function memoryStorage(start: Tokens = emptyTokens): TokenStorage {
  let current = start
  return {
    load: () => current,
    save: (tokens) => {
      current = tokens
    },
  }
}

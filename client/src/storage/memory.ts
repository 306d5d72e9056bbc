import { emptyTokens, type TokenStorage, type Tokens } from '../auth/tokens.ts'

/** Tokens for as long as the program runs. */
export function memoryStorage(start: Tokens = emptyTokens): TokenStorage {
  let kept = start
  return {
    load: () => kept,
    save: (tokens) => {
      kept = tokens
    },
  }
}

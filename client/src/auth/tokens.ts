/** Owner of the refresh token: nobody yet, a visitor or a member. */
export type TokenRole = 'none' | 'visitor' | 'member'

export interface Tokens {
  /** `expiresAt` in seconds since 1970. */
  readonly accessToken: { readonly value: string; readonly expiresAt: number }
  readonly refreshToken: { readonly value: string; readonly role: TokenRole }
}

/** Tokens that a caller starts with, and those left after log-out. */
export const emptyTokens: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
}

/** Storage in which tokens outlive the page: web storage, a cookie, the cookies of a request, or two functions of your own. */
export interface TokenStorage {
  load(): Tokens
  save(tokens: Tokens): void
  /** Name of what several tabs share; only one of them renews at a time. */
  readonly shared?: string
}

/** The tokens in a text that somebody else may have written; empty ones when it holds none. */
export function tokensIn(text: string | null | undefined): Tokens {
  try {
    const tokens = JSON.parse(text ?? '') as Tokens
    const { accessToken, refreshToken } = tokens
    const isWhole = typeof accessToken.value === 'string' && typeof accessToken.expiresAt === 'number'
    return isWhole && typeof refreshToken.value === 'string' && typeof refreshToken.role === 'string'
      ? tokens
      : emptyTokens
  } catch {
    return emptyTokens
  }
}

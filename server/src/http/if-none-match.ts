/**
 * True where a reader has what an etag stands for, by their `If-None-Match`: one of several, or weak, as a proxy that compresses an answer
 * makes it, or whatever there is (`*`).
 */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag))

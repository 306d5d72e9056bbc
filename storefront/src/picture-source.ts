import { paths } from './paths.ts'

/** Address that the page fetches a picture from: our own media as they are, anything else through our server. */
export function pictureSource(url: string | undefined, origin: string): string | undefined {
  if (!url) return undefined
  if (url.startsWith('/media/')) return url
  if (url.startsWith(`${origin}/media/`)) return url.slice(origin.length)
  return /^https?:\/\//.test(url) ? paths.foreignPicture(url) : undefined
}

/** Address that the page plays films and sounds from: our own files alone, for readers of this shop are nobody else's business. */
export function ownFile(url: string | undefined, origin: string): string | undefined {
  const own = url?.startsWith(`${origin}/media/`) ? url.slice(origin.length) : url
  return own?.startsWith('/media/') ? own : undefined
}

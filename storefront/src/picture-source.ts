import { paths } from './paths.ts'

/** Where the page fetches a picture from: our own media as they are, anything else through our server. */
export function pictureSource(url: string | undefined, origin: string): string | undefined {
  if (!url) return undefined
  if (url.startsWith('/media/')) return url
  if (url.startsWith(`${origin}/media/`)) return url.slice(origin.length)
  return /^https?:\/\//.test(url) ? paths.foreignPicture(url) : undefined
}

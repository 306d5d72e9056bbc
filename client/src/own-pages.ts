import type { CaptchaChallenge } from './auth/captcha-challenge.ts'

/**
 * Requests of pages served by the shop itself beside the operations: sessions are HTTP-only cookies, so these calls carry no token.
 * Addresses are relative: such a page and its server have one origin.
 */

/** Facts about this browser that a page which is the same for everyone leaves out. */
export interface Me {
  /** Units in the cart. */
  readonly count: number
  /** This browser has a visitor session. */
  readonly session: boolean
  /** They are signed in. */
  readonly member: boolean
  /** The shop's time, in milliseconds since 1970: a device's clock may be wrong. */
  readonly now: number
  /** Host of the site that they came from, and go back to by `LEAVE`. */
  readonly from?: string
}

/** Leads back to the site that a redirect session came from. */
export const LEAVE = '/_flow/leave'

/** Reads who this browser is. Rejects when the server cannot be reached or refuses. */
export const readMe = async (): Promise<Me> => jsonOf(await fetch('/_me', { headers: { accept: 'application/json' } }))

/** Reads the captcha provider of the shop and the key of the visible widget. */
export const readCaptchaKeys = async (): Promise<{ provider: string; visible: string }> =>
  jsonOf(await fetch('/fairground/v1/captcha-site-keys'))

/** A puzzle of the shop's own captcha. */
export const readPuzzle = async (): Promise<CaptchaChallenge> => jsonOf(await fetch('/_captcha/challenge'))

/** Ends the staff session of this browser. */
export async function endStaffSession(): Promise<void> {
  await fetch('/_session/staff/sign-out', { method: 'POST', credentials: 'same-origin' })
}

/** Sends some bytes of an upload that was begun; how many the shop has of it now. Its staff session says who sends. */
export async function sendPart(uploadId: string, offset: number, part: Blob): Promise<number> {
  const { received } = await jsonOf<{ received: number }>(
    await fetch(`/media/uploads/${uploadId}?offset=${offset}`, {
      method: 'PUT',
      credentials: 'same-origin',
      headers: { authorization: 'session staff', 'content-type': 'application/octet-stream' },
      body: part,
    }),
  )
  return received
}

const IMPORTS = '/fairground/v1/product-imports'

const sendFile = <T>(path: string, type: string, body: Blob): Promise<T> =>
  fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { authorization: 'session staff', 'content-type': type },
    body,
  }).then(jsonOf<T>)

/** Begins an import of a product file; its id. It is compared with the shop first. */
export async function sendImport(file: File): Promise<string> {
  const path = `${IMPORTS}?name=${encodeURIComponent(file.name)}`
  return (await sendFile<{ import: { id: string } }>(path, 'text/csv', file)).import.id
}

/** Pictures that an import's file calls by their names, in a zip; how many there were, and what was no picture. */
export const sendImportPictures = (
  importId: string,
  zip: Blob,
): Promise<{ pictures: number; ignored: readonly string[] }> =>
  sendFile(`${IMPORTS}/${importId}/pictures`, 'application/zip', zip)

/** The products as a CSV file, of all or of one collection, with the name to save it by. */
export async function readProductFile(
  format: 'own' | 'shopify' | 'woocommerce',
  collectionId?: string,
): Promise<{ name: string; file: Blob }> {
  const chosen = collectionId === undefined ? '' : `&collectionId=${encodeURIComponent(collectionId)}`
  const response = await fetch(`/fairground/v1/products/export?format=${format}${chosen}`, {
    credentials: 'same-origin',
    headers: { authorization: 'session staff' },
  })
  if (!response.ok) throw new Error(await refusalOf(response))
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'products.csv'
  return { name, file: await response.blob() }
}

/** The shop's own sentence, where it gave one. */
async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => undefined)) as { message?: string } | undefined
  return body?.message || `The shop answered ${response.status}.`
}

async function jsonOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(await refusalOf(response))
  return (await response.json()) as T // the server's own answer
}

import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest()

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

export interface Page {
  readonly origin?: string
  readonly rpId?: string
  /** True when PIN, finger or face were required. */
  readonly verified?: boolean
}

/** A key of the kind that telephones have: one P-256 key pair that knows its owner, counting its signatures. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let owner = ''

  const authData = ({ rpId = 'localhost', verified = true }: Page, flags: number, more: Uint8Array): Buffer => {
    counter += 1
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | flags]), counted, more])
  }
  const clientData = (type: string, challenge: string, { origin = 'http://localhost:8080' }: Page): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id: b64(id),
    /** As a copy made earlier would count on. */
    rewind: (to: number) => {
      counter = to
    },
    /** Answer of `navigator.credentials.create` for these options. */
    // biome-ignore lint/suspicious/noExplicitAny: options are the browser's JSON form
    create(options: any, page: Page = {}): Record<string, unknown> {
      owner = options.user.id
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]) as never,
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData(page, ATTESTED, attested))],
        ]) as never,
      )
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(clientData('webauthn.create', options.challenge, page)),
          attestationObject: b64(attestation),
          transports: ['internal', 'made-up'],
        },
      }
    },
    /** Answer of `navigator.credentials.get` for these options. */
    get(options: { challenge: string }, page: Page & { owner?: string } = {}): Record<string, unknown> {
      const [data, client] = [authData(page, 0, new Uint8Array()), clientData('webauthn.get', options.challenge, page)]
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(signature),
          userHandle: page.owner ?? owner,
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof newAuthenticator>

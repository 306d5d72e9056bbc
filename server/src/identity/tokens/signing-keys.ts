import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Pool } from '../../db/database.ts'
import { json, statement } from '../../db/statement.ts'

const readKeys = statement({
  name: 'signingKeys.all',
  siteless: true,
  row: { id: 'text', algorithm: 'text', privateJwk: json<JWK>(), publicJwk: json<JWK>() },
  sql: `select id, algorithm, private_jwk as "privateJwk", public_jwk as "publicJwk" from signing_keys order by created_at desc, id`,
})

const insertKey = statement({
  name: 'signingKeys.insert',
  siteless: true,
  params: { id: 'text', algorithm: 'text', privateJwk: json<JWK>(), publicJwk: json<JWK>(), at: 'timestamptz' },
  sql: `insert into signing_keys (id, algorithm, private_jwk, public_jwk, created_at)
        values ($1, $2, $3, $4, $5) on conflict do nothing`,
})

/** The algorithm belongs to the key id, never to a token's header. */
export interface SigningKey {
  readonly id: string
  readonly algorithm: 'EdDSA'
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** Keys by id, newest first; makes the first one on an empty database. Two processes may start at once: one insert wins. */
export async function openSigningKeys(pool: Pool): Promise<SigningKey[]> {
  const rows = await pool.siteless.rows(readKeys, {})
  if (rows.length === 0) {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
    await pool.siteless.run(insertKey, {
      id: 'key-1',
      algorithm: 'EdDSA',
      privateJwk: await exportJWK(privateKey),
      publicJwk: await exportJWK(publicKey),
      at: new Date(),
    })
    return openSigningKeys(pool)
  }
  return rows.map((row) => ({
    id: row.id,
    algorithm: 'EdDSA' as const,
    privateKey: createPrivateKey({ key: row.privateJwk as JsonWebKey, format: 'jwk' }),
    publicKey: createPublicKey({ key: row.publicJwk as JsonWebKey, format: 'jwk' }),
  }))
}

/** Key with which others check our tokens (RFC 7517, RFC 8037). */
export interface PublicJwk {
  readonly kty: string
  readonly crv: string
  readonly x: string
  readonly kid: string
  readonly alg: 'EdDSA'
  readonly use: 'sig'
}

export function publicJwk({ id, algorithm, publicKey }: SigningKey): PublicJwk {
  const { kty = '', crv = '', x = '' } = publicKey.export({ format: 'jwk' }) // an Ed25519 key has all three
  return { kty, crv, x, kid: id, alg: algorithm, use: 'sig' }
}

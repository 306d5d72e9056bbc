import { json, statement } from '../../db/statement.ts'
import type { Pool } from '../../db/database.ts'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

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
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
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
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      algorithm: 'EdDSA' as const,
      privateKey: (await importJWK(row.privateJwk, 'EdDSA')) as CryptoKey, // an asymmetric JWK imports as CryptoKey
      publicKey: (await importJWK(row.publicJwk, 'EdDSA')) as CryptoKey,
    })),
  )
}

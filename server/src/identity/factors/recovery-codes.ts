import { randomBytes } from 'node:crypto'
import type { Queryable, Tx } from '../../ground/database.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { insertRecoveryCodes, useRecoveryCode } from './queries.ts'

const CODES = 10
/** Crockford's: no letter that is taken for a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 random bits as `7kq2-9f3m-0xtw-hd5c`: guessed neither at the door nor from its hash. */
const newCode = (): string =>
  Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/** As people type it: any case, with or without dashes, O for 0 and I or L for 1. */
const plain = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')

const hashOf = (subjectId: string, code: string): string => hashSecret(`${subjectId} ${plain(code)}`)

/** Ten codes, whose text is known here alone; those before are void. */
export async function writeRecoveryCodes(tx: Tx, subjectId: string, at: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await tx.run(insertRecoveryCodes, { subjectId, hashes: codes.map((code) => hashOf(subjectId, code)), at })
  return codes
}

/** True when it was one of the codes that are left; it is none any more. */
export const takeRecoveryCode = async (db: Queryable, subjectId: string, code: string, at: Date): Promise<boolean> =>
  (await db.run(useRecoveryCode, { subjectId, hash: hashOf(subjectId, code), at })) > 0

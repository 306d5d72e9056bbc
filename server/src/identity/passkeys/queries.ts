import { statement, textAs } from '../../db/statement.ts'
import type { SubjectKind } from '../factors/subject.ts'

export type ChallengePurpose = 'REGISTER' | 'SIGN_IN'

export const insertChallenge = statement({
  name: 'passkeyChallenges.insert',
  params: {
    id: 'uuid',
    purpose: textAs<ChallengePurpose>(),
    callerId: 'uuid',
    challenge: 'text',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  sql: `
    insert into passkey_challenges (site_id, id, purpose, caller_id, challenge, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
})

/** Works once, and for the caller alone that it was given to. */
export const takeChallenge = statement({
  name: 'passkeyChallenges.take',
  params: { id: 'uuid', purpose: textAs<ChallengePurpose>(), callerId: 'uuid', at: 'timestamptz' },
  row: { challenge: 'text' },
  sql: `
    delete from passkey_challenges
    where site_id = $1 and id = $2 and purpose = $3 and caller_id = $4 and expires_at > $5
    returning challenge`,
})

export const deleteOldChallenges = statement({
  name: 'passkeyChallenges.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from passkey_challenges where site_id = $1 and expires_at < $2`,
})

const passkeyRow = {
  id: 'uuid',
  name: 'text',
  credentialId: 'text',
  transports: 'text[]',
  backedUp: 'bool',
  createdAt: 'timestamptz',
  lastUsedAt: 'timestamptz?',
} as const

const passkeyColumns = `id, name, credential_id as "credentialId", transports, backed_up as "backedUp",
  created_at as "createdAt", last_used_at as "lastUsedAt"`

export const passkeysOf = statement({
  name: 'passkeys.of',
  params: { subjectId: 'uuid' },
  row: passkeyRow,
  sql: `
    select ${passkeyColumns} from passkeys
    where site_id = $1 and subject_id = $2 order by created_at, id limit 100`,
})

/** No row comes back when the credential is known already. */
export const insertPasskey = statement({
  name: 'passkeys.insert',
  params: {
    id: 'uuid',
    subjectKind: textAs<SubjectKind>(),
    subjectId: 'uuid',
    credentialId: 'text',
    publicKey: 'text',
    counter: 'int8',
    transports: 'text[]',
    backedUp: 'bool',
    name: 'text',
    at: 'timestamptz',
  },
  row: passkeyRow,
  sql: `
    insert into passkeys (site_id, id, subject_kind, subject_id, credential_id, public_key, counter, transports,
                          backed_up, name, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (site_id, credential_id) do nothing
    returning ${passkeyColumns}`,
})

export const findCredential = statement({
  name: 'passkeys.findCredential',
  params: { credentialId: 'text', subjectKind: textAs<SubjectKind>() },
  row: { id: 'uuid', subjectId: 'uuid', publicKey: 'text', counter: 'int8' },
  sql: `
    select id, subject_id as "subjectId", public_key as "publicKey", counter from passkeys
    where site_id = $1 and credential_id = $2 and subject_kind = $3`,
})

/** A count that does not rise is a copy's; authenticators that do not count say 0 always. */
export const usePasskey = statement({
  name: 'passkeys.use',
  params: { id: 'uuid', counter: 'int8', backedUp: 'bool', at: 'timestamptz' },
  sql: `
    update passkeys set counter = $3, backed_up = $4, last_used_at = $5
    where site_id = $1 and id = $2 and (counter < $3 or (counter = 0 and $3 = 0))`,
})

export const renamePasskey = statement({
  name: 'passkeys.rename',
  params: { id: 'uuid', subjectId: 'uuid', name: 'text' },
  row: passkeyRow,
  sql: `
    update passkeys set name = $4 where site_id = $1 and id = $2 and subject_id = $3
    returning ${passkeyColumns}`,
})

export const deletePasskey = statement({
  name: 'passkeys.delete',
  params: { id: 'uuid', subjectId: 'uuid' },
  sql: `delete from passkeys where site_id = $1 and id = $2 and subject_id = $3`,
})

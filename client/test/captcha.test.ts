import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveCaptcha } from '../src/auth/captcha.ts'
import { tokenAuth } from '../src/auth/token.ts'
import { createClient } from '../src/create-client.ts'
import { answeringServer } from './answering-server.ts'

const nonce = '00112233445566778899aabbccddeeff'
const salt = 'ffeeddccbbaa99887766554433221100'

/** The key that the counter derives, and so what the challenge asks for. */
function keyOf(counter: number): string {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  password.writeUInt32BE(counter, 16)
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex')
}

async function shop(parameters: object) {
  const challenge = {
    parameters: { algorithm: 'PBKDF2/SHA-256', nonce, salt, cost: 10, ...parameters },
    signature: 'x',
  }
  const { url } = await answeringServer(() => ({ body: challenge }))
  return { challenge, client: createClient({ url, auth: tokenAuth(() => 't'), modules: {} }) }
}

test.for([0, 7, 300])('the counter %s is found', async (counter) => {
  const derivedKey = keyOf(counter)
  const { challenge, client } = await shop({ keyPrefix: derivedKey.slice(0, 31).toUpperCase() })
  const token = await solveCaptcha(client)
  expect(JSON.parse(Buffer.from(token, 'base64').toString())).toEqual({ challenge, solution: { counter, derivedKey } })
})

test('an abort ends the search', async () => {
  const { client } = await shop({ keyPrefix: 'f'.repeat(64) })
  const controller = new AbortController()
  const found = solveCaptcha(client, controller.signal)
  setTimeout(() => controller.abort(new Error('enough')))
  await expect(found).rejects.toThrow('enough')
})

test('the client reports a challenge that it cannot compute', async () => {
  const { client } = await shop({ algorithm: 'ARGON2ID', keyPrefix: '00' })
  await expect(solveCaptcha(client)).rejects.toThrow('this client does not compute ARGON2ID')
})

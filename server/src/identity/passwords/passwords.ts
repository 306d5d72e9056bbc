import { hash, verify } from '@node-rs/argon2'
import { atMost } from '../../media/at-most.ts'

/** argon2id, see `docs/algorithms/tokens.md`. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Each takes 19 MiB and some 20 ms of a core. */
const turn = atMost(4)

/** The same characters typed on another keyboard may come as other code points. */
const normal = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => turn(() => hash(normal(password), COST))

let nobody: Promise<string> | undefined

/** Takes as long for a member without a password, or nobody, as for a wrong one. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const against = stored ?? (await nobody)
  const right = await turn(() => verify(against, normal(password)))
  return right && stored !== undefined
}

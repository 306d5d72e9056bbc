import * as contract from '@fairground/contract/fairground/passkeys.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { type Api, mount } from '../../http/mount.ts'
import { writeMail } from '../../mail/post.ts'
import { factorChangedMail } from '../factors/factor-changed-mail.ts'
import { callingMember, type GivenProof, provenMember } from '../factors/proof.ts'
import type { SignInDeps } from '../sign-in/admit.ts'
import { deletePasskey, passkeysOf, renamePasskey } from './queries.ts'
import { registerPasskey, startRegistration } from './register-passkey.ts'
import { signInWithPasskey, startSignIn } from './sign-in.ts'

type Row = NonNullable<Awaited<ReturnType<typeof registerPasskey>>>

const toWire = ({ id, name, createdAt, lastUsedAt, backedUp }: Row) => ({
  id,
  name,
  createdDate: createdAt.toISOString(),
  ...present({ lastUsedDate: lastUsedAt === null ? undefined : lastUsedAt.toISOString() }),
  backedUp,
})

const notFound = () => new ApiError({ code: 'PASSKEY_NOT_FOUND' })
const once = { once: true } as const

export function passkeyRoutes(api: Api, deps: SignInDeps): void {
  mount(api, contract.listPasskeys, async (_request, ctx) => {
    const { id: subjectId } = await callingMember(ctx)
    return { passkeys: (await ctx.db.rows(passkeysOf, { subjectId })).map(toWire) }
  })
  mount(api, contract.startRegistration, ({ proof }, ctx) => startRegistration(deps, ctx, proof), once)
  mount(
    api,
    contract.registerPasskey,
    async (request, ctx) => ({ passkey: toWire(await registerPasskey(deps, ctx, request)) }),
    once,
  )
  mount(api, contract.renamePasskey, async ({ id, name }, ctx) => {
    const { id: subjectId } = await callingMember(ctx)
    const row = await ctx.db.row(renamePasskey, {
      id,
      subjectId,
      name: name.trim() || textsIn(ctx.site.locale)('pages.passkeyName'),
    })
    if (!row) throw notFound()
    return { passkey: toWire(row) }
  })
  mount(
    api,
    contract.removePasskey,
    async ({ id, proof }, ctx) => {
      await remove(deps, ctx, id, proof)
      return {}
    },
    once,
  )
  mount(api, contract.startSignIn, (_request, ctx) => startSignIn(deps, ctx), once)
  mount(api, contract.signInWithPasskey, (request, ctx) => signInWithPasskey(deps, ctx, request), once)
}

async function remove({ post }: SignInDeps, ctx: Ctx, id: string, proof: GivenProof): Promise<void> {
  const { id: subjectId } = await callingMember(ctx)
  if (!(await ctx.db.rows(passkeysOf, { subjectId })).some((row) => row.id === id)) throw notFound()
  const { loginEmail } = await provenMember(ctx, proof)
  await ctx.db.inTx(async (tx) => {
    if ((await tx.run(deletePasskey, { id, subjectId })) === 0) throw notFound()
    await writeMail(tx, factorChangedMail(loginEmail, 'passkeyRemoved', ctx.now), ctx)
  })
  post.soon(ctx.site.id)
}

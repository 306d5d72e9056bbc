import { drafts } from '@fairground/client/generated/fairground.drafts.ts'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ drafts })

/** The server's side of a draft. Calls go one after another, so that a slower call does not store a deleted draft again. */
interface DraftKeeper<D extends object> {
  /** True when it arrived; the browser holds the draft in any case. Overtaken by a later call, it is not sent. */
  keep(draft: D): Promise<boolean>
  forget(): Promise<void>
  find(signal: AbortSignal): Promise<unknown>
}

export function draftKeeper<D extends object>(
  key: string,
  { getDraft, saveDraft, forgetDraft } = client.drafts,
): DraftKeeper<D> {
  let last: Promise<unknown> = Promise.resolve()
  let latest = 0
  const inTurn = (call: () => Promise<unknown>): Promise<boolean> => {
    const mine = ++latest
    const done = last.then(async () => {
      if (mine !== latest) return false
      try {
        await call()
        return true
      } catch {
        return false
      }
    })
    last = done
    return done
  }
  return {
    keep: (draft) => inTurn(() => saveDraft({ key, content: Object.fromEntries(Object.entries(draft)) })),
    forget: async () => void (await inTurn(() => forgetDraft({ key }))),
    find: async (signal) => (await getDraft({ key }, { signal })).draft?.content,
  }
}

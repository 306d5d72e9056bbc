import { isRefusal } from '@fairground/client/errors.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from './session/me.ts'
import { SETTINGS } from './settings-key.ts'

type Change<Values, Answer> = {
  run: (values: Values) => Promise<Answer>
  /** Called when it is done. */
  done?: string
  onDone?: (answer: Answer) => void
  /** True when a failed change is read again, because somebody else has changed it. */
  onFail?: (error: Error) => boolean
  /** Queries to read again; settings and the user by default: they may have changed themselves. */
  stale?: QueryKey
}

/** The answer to a change of what somebody else has changed. */
export const isStale = (error: Error): boolean => isRefusal(error, 'STALE_REVISION')

/** One change, after which lists that show it are read again. */
export function useChange<Values, Answer>({ run, done, onDone, onFail, stale }: Change<Values, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onError: async (error) => {
      if (onFail?.(error)) await queryClient.invalidateQueries({ queryKey: stale ?? [SETTINGS] })
    },
    onSuccess: async (answer) => {
      onDone?.(answer)
      if (done) toast(done)
      const keys = stale ? [stale] : [[SETTINGS], meQuery().queryKey]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { meQuery } from '../session/me.ts'
import { SETTINGS } from './settings-client.ts'

type Change<Values, Answer> = {
  run: (values: Values) => Promise<Answer>
  /** Told when it is done. */
  done?: string
  onDone?: (answer: Answer) => void
}

/** One change of settings. Their lists are read again, and who the user is: they may have changed themselves. */
export function useChange<Values, Answer>({ run, done, onDone }: Change<Values, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer) => {
      onDone?.(answer)
      if (done) toast(done)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [SETTINGS] }),
        queryClient.invalidateQueries({ queryKey: meQuery().queryKey }),
      ])
    },
  })
}

import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { isStale } from '../use-change.ts'
import { MEMBERS } from './member-queries.ts'

type Change<Values, Answer> = {
  run: (values: Values) => Promise<Answer>
  /** Called when it is done. */
  done?: string | ((answer: Answer, values: Values) => string)
  onDone?: (answer: Answer) => void
  /** True where a dialog itself shows what went wrong. */
  quiet?: boolean
}

/** One change of members: lists, pages and everything on them are read again. */
export function useMemberChange<Values, Answer>({ run, done, onDone, quiet = false }: Change<Values, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer, values) => {
      onDone?.(answer)
      if (done) toast(typeof done === 'string' ? done : done(answer, values))
      await queryClient.invalidateQueries({ queryKey: [MEMBERS] })
    },
    onError: (error) => {
      if (isStale(error)) void queryClient.invalidateQueries({ queryKey: [MEMBERS] })
      if (!quiet) toast.error(failureOf(error).title)
    },
  })
}

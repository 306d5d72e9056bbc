import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { draftKeeper } from '../forms/draft-keeper.ts'
import { same } from '../forms/shared-edits.ts'
import { useMe } from '../session/me.ts'
import type { QuestionValues } from './question-values.ts'

const PAUSE_MS = 1_000

/** A question that was typed and not saved, as the server stores it. */
interface QuestionDraft {
  /** Values of the stored question at the time. */
  readonly base: QuestionValues
  readonly values: QuestionValues
}

function draftOf(stored: unknown): QuestionDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { base, values } = stored as Partial<QuestionDraft>
  return typeof base?.label === 'string' && typeof values?.label === 'string' ? { base, values } : undefined
}

/** The question whose dialog is open, and what is stored of it. */
interface DraftedQuestion {
  readonly eventId: string
  /** Absent: it is added. */
  readonly id: string | undefined
  readonly stored: QuestionValues
}

/**
 * Stores a question with the server while it is typed, and shows what was typed before where the dialog was not left on purpose: a crash or a
 * closed window loses nothing. One that was changed by somebody else meanwhile is shown as it is stored.
 */
export function useQuestionDraft(
  { eventId, id = 'new', stored }: DraftedQuestion,
  form: UseFormReturn<QuestionValues>,
) {
  const { user } = useMe()
  const key = `question-${eventId}-${id}`
  const keeper = useMemo(() => draftKeeper<QuestionDraft>(key), [key])
  const [first] = useState(stored)
  const [restored, setRestored] = useState(false)
  const isStored = useRef(false)
  const { data: found } = useQuery({
    queryKey: ['draft', user.id, key],
    queryFn: async ({ signal }) => draftOf(await keeper.find(signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const values = useWatch({ control: form.control }) as QuestionValues // every field has a default
  useEffect(() => {
    if (!found || !same(found.base, first) || same(found.values, first) || form.formState.isDirty) return
    form.reset(found.values, { keepDefaultValues: true })
    setRestored(true)
  }, [found, first, form])
  useEffect(() => {
    if (same(values, first) || same(values, found?.values)) return
    const timer = setTimeout(() => {
      isStored.current = true
      void keeper.keep({ base: first, values })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [keeper, values, first, found])
  const forget = () => {
    if (found || isStored.current) void keeper.forget()
    isStored.current = false
  }
  return {
    /** True where the values were typed before, and not saved. */
    restored,
    forget,
    discard() {
      forget()
      form.reset(first)
      setRestored(false)
    },
  }
}

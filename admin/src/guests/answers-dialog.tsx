import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { eventFormQuery, questionsFor } from './answers.ts'
import type { GuestLine } from './guest-line.ts'

type AnswersDialogProps = { eventId: string; line: GuestLine; onClose: () => void }

/** Answers of a guest to the questions of the event's form. */
export function AnswersDialog({ eventId, line: { name, answers }, onClose }: AnswersDialogProps) {
  const { data: event, error } = useQuery(eventFormQuery(eventId))
  const questions = event ? questionsFor(event, [answers]) : []
  return (
    <Dialog open onOpenChange={onClose} title={t('admin.guests.answersOfName', { name })}>
      {error && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
      {!event && !error && <Skeleton count={3} />}
      <DetailsList
        details={questions.map(({ name: input, label }) => ({
          label,
          value: answers[input] || <span className="text-ink-3">{t('admin.guests.notAnswered')}</span>,
        }))}
      />
    </Dialog>
  )
}

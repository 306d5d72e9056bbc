import { IconButton } from '@fairground/ui/icon-button.tsx'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCommand } from '../shell/commands.ts'
import { t } from '../texts.ts'
import { neighbours } from './neighbours.ts'

/** Steps through the page of the list that led here, also by J and K. */
export function NeighbourSteps(props: {
  readonly id: string
  /** The page of the list; nothing is shown until it is known, or when `id` is not on it. */
  readonly among: readonly { readonly id: string }[] | undefined
  /** Name of the objects to step through, in the singular. */
  readonly noun: string
  readonly pathTo: (id: string) => string
}) {
  const { id, among = [], noun, pathTo } = props
  const navigate = useNavigate()
  const ids = among.map((one) => one.id)
  const { previous, next, place } = neighbours(ids, id)
  const stepTo = (other: string | undefined) =>
    other === undefined ? undefined : () => navigate(pathTo(other), { replace: true })
  const back = stepTo(previous)
  const on = stepTo(next)
  useCommand('previous', back)
  useCommand('next', on)
  if (place === undefined) return null
  return (
    <span className="flex items-center gap-0.5">
      <span className="pe-1 text-ink-3 tabular-nums">
        {t('admin.list.placeOfLength', { place, length: ids.length })}
      </span>
      <IconButton
        size="sm"
        label={t('admin.list.previousNounK', { noun })}
        icon={<ChevronUp size={16} strokeWidth={1.75} />}
        disabled={!back}
        onClick={back}
      />
      <IconButton
        size="sm"
        label={t('admin.list.nextNounJ', { noun })}
        icon={<ChevronDown size={16} strokeWidth={1.75} />}
        disabled={!on}
        onClick={on}
      />
    </span>
  )
}

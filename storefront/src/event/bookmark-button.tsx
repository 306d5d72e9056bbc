import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useToast } from '@fairground/ui/toast-region.tsx'
import { Bookmark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from '../router/use-fetcher.tsx'
import { t } from '../texts.ts'
import { ADD, type BookmarkAnswer, REMOVE } from './bookmark-form.ts'
import type { EventView } from './event-view.ts'
import type { ScheduledItem } from './schedule.ts'

type BookmarkButtonProps = { event: EventView; item: ScheduledItem; isBookmarked: boolean }

/** Bookmarks an item of the schedule, or takes the bookmark away. */
export function BookmarkButton({ event, item, isBookmarked }: BookmarkButtonProps) {
  const { submit, state, data, formData } = useFetcher<BookmarkAnswer>()
  const toast = useToast()
  const answered = useRef(data)
  useEffect(() => {
    if (state !== 'idle' || data === answered.current) return
    answered.current = data
    if (data?.message) toast({ message: data.message })
  }, [state, data, toast])
  const isOn = formData ? formData.get('intent') === ADD : isBookmarked
  return (
    <IconButton
      label={t('event.bookmark', { name: item.name })}
      aria-pressed={isOn}
      onClick={() =>
        void submit(
          { event: event.id, item: item.id, intent: isOn ? REMOVE : ADD },
          { method: 'post', action: event.path },
        )
      }
      icon={<Bookmark aria-hidden="true" size={20} strokeWidth={1.75} fill={isOn ? 'currentColor' : 'none'} />}
    />
  )
}

import { rsvpAnswers } from '@fairground/client/generated/fairground.rsvp-answers.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { store } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'

const settingsClient = staffClient({ rsvpAnswers })
const SETTINGS = ['rsvp-settings'] as const

/** A setting of the whole site, so it is saved at once. */
export function Promoting() {
  const queryClient = useQueryClient()
  const lacks = useLacks('settings.write')
  const { data } = useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => settingsClient.rsvpAnswers.getRsvpSettings({}, { signal }),
  })
  const set = useMutation({
    mutationFn: (promoteFromWaitlist: boolean) => settingsClient.rsvpAnswers.setRsvpSettings({ promoteFromWaitlist }),
    onSuccess: async (settings) => {
      await store(queryClient, SETTINGS, settings)
      toast(t('admin.event.savedForAllEvents'))
    },
    onError: (error) => void toast.error(failureOf(error).title),
  })
  if (!data) return null
  return (
    <div className="mt-3 border-t border-border pt-3">
      <CheckboxField
        label={t('admin.event.fillFreePlacesFromThe')}
        help={lacks ?? t('admin.event.appliesToAllEventsOtherwise')}
        checked={data.promoteFromWaitlist}
        disabled={lacks !== undefined || set.isPending}
        onChange={(event) => set.mutate(event.currentTarget.checked)}
      />
    </div>
  )
}

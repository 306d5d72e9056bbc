import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useFlag } from '../flag.ts'
import { t } from '../texts.ts'
import { meQuery } from './me.ts'
import { sessionExpiry } from './session-expiry.ts'
import { SignInForm } from './sign-in-form.tsx'
import { onSignIn } from './signed-in.ts'

/** Over the page, which keeps what was entered. The sign-in link opens another tab; this one goes on as soon as that is signed in. */
export function SessionExpiredDialog() {
  const expired = useFlag(sessionExpiry)
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const { mutate: resume } = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...meQuery(), staleTime: 0 }),
    onSuccess: async () => {
      sessionExpiry.set(false)
      await queryClient.invalidateQueries()
      await revalidate()
    },
  })
  useEffect(() => (expired ? onSignIn(() => resume()) : undefined), [expired, resume])
  return (
    <Dialog
      open={expired}
      onOpenChange={(open) => sessionExpiry.set(open)}
      title={t('admin.session.signInAgain')}
      description={t('admin.session.yourSessionEndedEverythingYou')}
    >
      <SignInForm
        email={queryClient.getQueryData(meQuery().queryKey)?.user.email}
        next={t('admin.session.openItInThisBrowser')}
      />
    </Dialog>
  )
}

import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { useFlag } from '../flag.ts'
import { meQuery } from './me.ts'
import { sessionExpiry } from './session-expiry.ts'
import { CommandLineHint, SignInForm } from './sign-in-form.tsx'

/** Over whatever was being done, which is kept: sign in in another tab, then go on here. */
export function SessionExpiredDialog() {
  const expired = useFlag(sessionExpiry)
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const resume = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...meQuery(), staleTime: 0 }),
    onSuccess: async () => {
      sessionExpiry.set(false)
      await queryClient.invalidateQueries()
      await revalidate()
    },
  })
  return (
    <Dialog
      open={expired}
      onOpenChange={(open) => sessionExpiry.set(open)}
      title="Sign in again"
      description="Your session is over. What you have entered on this page is kept: open the sign-in link in another tab, then come back."
      footer={
        <>
          {resume.isError && (
            <span role="alert" className="me-auto self-center text-danger">
              Not signed in yet.
            </span>
          )}
          <Button size="sm" pending={resume.isPending} onClick={() => resume.mutate()}>
            I have signed in
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <SignInForm />
        <CommandLineHint />
      </div>
    </Dialog>
  )
}

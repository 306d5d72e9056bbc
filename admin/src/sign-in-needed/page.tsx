import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { meQuery } from '../session/me.ts'
import { sessionExpiry } from '../session/session-expiry.ts'
import { CommandLineHint, SignInForm } from '../session/sign-in-form.tsx'
import { Page } from '../shell/page.tsx'

/** Whoever is signed in has no business here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const linkFailed = new URL(request.url).searchParams.get('reason') === 'used'
  const signedIn = await queryClient.fetchQuery(meQuery()).then(
    () => true,
    () => false,
  )
  sessionExpiry.set(false)
  return signedIn ? redirect(paths.home()) : { linkFailed }
}

export function Component() {
  const { linkFailed } = useLoaderData<{ linkFailed: boolean }>()
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center gap-6 p-4">
      <p className="font-display text-[1.375rem] font-bold tracking-tight">Fairground</p>
      <Page title="Sign in">
        <PageHeader title="Sign in to the admin" />
        <Card>
          <div className="flex flex-col gap-6">
            {linkFailed && (
              <p role="alert" className="text-danger">
                That link has been used or is too old. Ask for another one.
              </p>
            )}
            <SignInForm />
            <div className="border-t border-border pt-4">
              <CommandLineHint />
            </div>
          </div>
        </Card>
      </Page>
    </main>
  )
}

import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { meQuery, staffProviderQuery } from '../session/me.ts'
import { sessionExpiry } from '../session/session-expiry.ts'
import { CommandLineHint, ProviderButton, SignInForm } from '../session/sign-in-form.tsx'
import { Page } from '../shell/page.tsx'

/** Whoever is signed in has no business here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const reason = new URL(request.url).searchParams.get('reason') ?? ''
  const signedIn = await queryClient.fetchQuery(meQuery()).then(
    () => true,
    () => false,
  )
  sessionExpiry.set(false)
  if (signedIn) return redirect(paths.home())
  // Without the button there is still the mailed link.
  const provider = await queryClient.ensureQueryData(staffProviderQuery()).catch(() => null)
  return { reason, provider: provider?.name }
}

/** Why nobody came in; `server/src/identity/oidc/pages.ts` names most of them. */
const whyNot: Readonly<Record<string, (name: string) => string>> = {
  used: () => 'That link has been used or is too old. Ask for another one.',
  denied: (name) => `You did not agree at ${name}, so nothing has happened.`,
  unverified: (name) => `${name} has not verified your email address. Verify it there, or ask for a link here.`,
  unknown: (name) =>
    `Nobody with the address of that ${name} account is invited, or they signed in with another one before. Ask the owner to invite you.`,
  unreachable: (name) => `${name} does not answer. Try again in a minute, or ask for a link.`,
  failed: (name) => `The sign-in with ${name} did not work, or took longer than ten minutes. Try again.`,
}

export function Component() {
  const { reason, provider } = useLoaderData<{ reason: string; provider?: string }>()
  const failure = whyNot[reason]?.(provider ?? 'the provider')
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center gap-6 p-4">
      <p className="font-display text-[1.375rem] font-bold tracking-tight">Fairground</p>
      <Page title="Sign in">
        <PageHeader title="Sign in to the admin" />
        <Card>
          <div className="flex flex-col gap-6">
            {failure && (
              <p role="alert" className="text-danger">
                {failure}
              </p>
            )}
            {provider && <ProviderButton name={provider} />}
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
